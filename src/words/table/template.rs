//! Templates: texts with named places between braces.

/// Fills the placeholders of a template; one without a value stays empty.
pub(super) fn filled(template: &str, arguments: &[(&str, &str)]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            break;
        };
        let argument = arguments.iter().find(|(place, _)| *place == name);
        text.push_str(argument.map_or("", |(_, value)| value));
        rest = tail;
    }
    text.push_str(rest);
    text
}

/// Whether a template names all of these places, perhaps those of `optional`, and no others.
pub(crate) const fn fits(template: &[u8], places: &[&str], optional: &[&str]) -> bool {
    let mut index = 0;
    while index < places.len() {
        if !names(template, places[index].as_bytes()) {
            return false;
        }
        index += 1;
    }
    let mut start = 0;
    while start < template.len() {
        if template[start] == b'{'
            && !begins_place(template, start, places)
            && !begins_place(template, start, optional)
        {
            return false;
        }
        start += 1;
    }
    true
}

const fn begins_place(template: &[u8], start: usize, places: &[&str]) -> bool {
    let mut index = 0;
    while index < places.len() {
        if place_at(template, start, places[index].as_bytes()) {
            return true;
        }
        index += 1;
    }
    false
}

const fn names(template: &[u8], place: &[u8]) -> bool {
    let mut start = 0;
    while start < template.len() {
        if place_at(template, start, place) {
            return true;
        }
        start += 1;
    }
    false
}

/// Whether `{place}` stands in the template at an offset.
const fn place_at(template: &[u8], start: usize, place: &[u8]) -> bool {
    if start + place.len() + 2 > template.len() || template[start] != b'{' {
        return false;
    }
    let mut index = 0;
    while index < place.len() {
        if template[start + 1 + index] != place[index] {
            return false;
        }
        index += 1;
    }
    template[start + 1 + place.len()] == b'}'
}

#[cfg(test)]
mod tests {
    use super::{filled, fits};

    #[test]
    fn places_must_fit_exactly() {
        assert!(fits(b"{a} and {b}, {a}", &["a", "b"], &[]));
        assert!(!fits(b"{a}", &["a", "b"], &[]));
        assert!(!fits(b"{a} {c}", &["a"], &[]));
        assert!(!fits(b"{a", &["a"], &[]));
        assert!(fits(b"{a}", &["a"], &["count"]));
        assert!(fits(b"{a} {count}", &["a"], &["count"]));
    }

    #[test]
    fn places_are_filled_by_name() {
        let arguments = [("a", "1"), ("b", "2")];
        assert_eq!(filled("{b} or {a}: {b}", &arguments), "2 or 1: 2");
        assert_eq!(filled("{c}.", &arguments), ".");
    }
}
