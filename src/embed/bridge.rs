//! What the loader gives for a board, and what its script does beside it: the only place that knows
//! JavaScript. The interface is told at the head of `loader/program.js`.

use board::Coordinates;
use js_sys::{JSON, Object, Reflect};
use rules::Color;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::data::{Data, HintText, spelled_out};
use crate::fault::Fault;

#[wasm_bindgen]
extern "C" {
    /// A board in the page.
    #[derive(Debug)]
    pub type Board;

    #[wasm_bindgen(method, getter)]
    pub(crate) fn stage(this: &Board) -> Element;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn tray(this: &Board) -> Element;
    #[wasm_bindgen(method)]
    fn data(this: &Board) -> JsValue;
    #[wasm_bindgen(method)]
    fn emit(this: &Board, name: &str, detail: &JsValue, is_cancelable: bool) -> bool;
    #[wasm_bindgen(method)]
    fn result(this: &Board, value: &JsValue, meaning: &JsValue);
    #[wasm_bindgen(method)]
    pub(crate) fn note(this: &Board, text: &str, kind: &str);
    #[wasm_bindgen(method)]
    fn faults(this: &Board, faults: &JsValue, is_playable: bool);
    #[wasm_bindgen(method)]
    pub(crate) fn ink(this: &Board, arrows: &str, marks: &str);

    /// What the script beside the program does for it.
    #[derive(Debug)]
    pub type Tools;

    #[wasm_bindgen(method)]
    pub(crate) fn kept(this: &Tools, key: &str) -> Option<String>;
    #[wasm_bindgen(method)]
    pub(crate) fn keep(this: &Tools, key: &str, text: &str);
    #[wasm_bindgen(method)]
    pub(crate) fn copy(this: &Tools, text: &str);
    #[wasm_bindgen(method, js_name = doFor)]
    pub(crate) fn do_for(this: &Tools, board: &Board, deed: &str);
    #[wasm_bindgen(method)]
    pub(crate) fn knock(this: &Tools, takes: bool);
    #[wasm_bindgen(method)]
    pub(crate) fn speak(this: &Tools, text: &str, lang: &str);
}

impl Board {
    /// What the author has written, read afresh.
    pub(crate) fn read(&self) -> Data {
        let data = self.data();
        let attributes = get(&data, "attributes");
        let mut read = Data::default();
        for name in Object::keys(&Object::from(attributes.clone())) {
            let Some(name) = name.as_string() else {
                continue;
            };
            let value = get(&attributes, &name);
            let text = value
                .as_string()
                .or_else(|| value.is_truthy().then(|| "on".to_owned()));
            read.attributes
                .push((attribute_name(&name), text.unwrap_or_default()));
        }
        read.is_disabled = read.has("disabled") || get(&data, "isDisabled").is_truthy();
        read.has_prompt = get(&data, "hasPrompt").is_truthy();
        read.fen = get(&data, "fen").as_string().map(spelled_out);
        read.pgn = get(&data, "pgn").as_string();
        read.lang = get(&data, "lang").as_string().unwrap_or_default();
        read.is_still = get(&data, "isStill").is_truthy();
        let picture = get(&data, "picture");
        read.bottom = match get(&picture, "bottom").as_string().as_deref() {
            Some("b") => Color::Black,
            _ => Color::White,
        };
        let coordinates = get(&picture, "coordinates").as_string();
        let coordinates = coordinates.and_then(|key| Coordinates::from_key(&key));
        read.coordinates = coordinates.unwrap_or_default();
        read.hints = js_sys::Array::from(&get(&data, "hints"))
            .iter()
            .map(|hint| HintText {
                squares: get(&hint, "squares").as_string().unwrap_or_default(),
                text: get(&hint, "text").as_string().unwrap_or_default(),
            })
            .collect();
        read
    }

    /// Tells the page of an event; false when a listener has prevented it.
    pub(crate) fn tell(&self, name: &str, detail: &[(&str, JsValue)], is_cancelable: bool) -> bool {
        self.emit(name, &object(detail), is_cancelable)
    }

    /// Tells the page of an event whose detail is JSON.
    pub(crate) fn tell_json(&self, name: &str, json: &str) {
        self.emit(name, &JSON::parse(json).unwrap_or_default(), false);
    }

    /// The value in the form, as JSON; nothing takes it away.
    pub(crate) fn answer(&self, json: Option<&str>, is_solved: bool) {
        let value = json
            .and_then(|json| JSON::parse(json).ok())
            .unwrap_or(JsValue::NULL);
        self.result(&value, &object(&[("isSolved", is_solved.into())]));
    }

    /// The value in the form, as an object of texts.
    pub(crate) fn answer_with(&self, entries: &[(&str, String)]) {
        let entries: Vec<(&str, JsValue)> = entries
            .iter()
            .map(|(name, text)| (*name, text.into()))
            .collect();
        self.result(&object(&entries), &object(&[("isSolved", false.into())]));
    }

    /// Tells what the author has written wrong; a board that cannot be played on stays a diagram.
    pub(crate) fn tell_faults(&self, faults: &[Fault], is_playable: bool) {
        let told = js_sys::Array::new();
        for fault in faults {
            let number = |number: Option<usize>| match number {
                Some(number) => JsValue::from_f64(number as f64),
                None => JsValue::NULL,
            };
            let mut detail = vec![
                ("message", JsValue::from_str(&fault.message)),
                ("line", number(fault.line)),
                ("column", number(fault.column)),
            ];
            if let Some(attribute) = fault.attribute {
                detail.push(("attribute", attribute.into()));
            }
            told.push(&object(&detail));
        }
        self.faults(&told, is_playable);
    }
}

/// An object of JavaScript.
pub(crate) fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // Only frozen objects and proxies refuse.
        if Reflect::set(&object, &(*name).into(), value).is_err() {
            continue;
        }
    }
    object.into()
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

/// The attribute that a property reflects: `maxMoves` is `max-moves`.
fn attribute_name(property: &str) -> String {
    if property == "canUndo" {
        return "undo".to_owned();
    }
    let mut name = String::new();
    for letter in property.chars() {
        if letter.is_ascii_uppercase() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::attribute_name;

    #[test]
    fn properties_are_named_as_their_attributes() {
        assert_eq!(attribute_name("maxMoves"), "max-moves");
        assert_eq!(attribute_name("canUndo"), "undo");
        assert_eq!(attribute_name("fen"), "fen");
    }
}
