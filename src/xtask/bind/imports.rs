//! The modules that a program imports from besides its script, each named once.
//!
//! wasm-bindgen imports such a module anew for each of its functions and hands all of them to the
//! program under one key. They are the same module; written once the script is smaller, and no bundler
//! warns of the key.

use std::collections::HashMap;

/// The script with each module imported once.
///
/// # Errors
/// The script does something else with what would be left out than to hand it to the program.
pub(crate) fn merged(script: &str) -> Result<String, String> {
    let mut modules = HashMap::new();
    let mut left_out = Vec::new();
    let mut kept = Vec::new();
    for line in script.lines() {
        let is_known = import(line).is_some_and(|(name, module)| {
            let first = *modules.entry(module).or_insert(name);
            if first != name {
                left_out.push((name, module));
            }
            first != name
        });
        if !is_known {
            kept.push(line);
        }
    }
    let handed_over = |line: &&str| {
        let mut all = left_out.iter();
        all.any(|(name, module)| line.trim() == format!("\"{module}\": {name},"))
    };
    let before = kept.len();
    kept.retain(|line| !handed_over(line));
    if before - kept.len() != left_out.len() {
        return Err("the script does not hand over each imported module once".to_owned());
    }
    let mut merged = kept.join("\n");
    if script.ends_with('\n') {
        merged.push('\n');
    }
    let uses = |name: &str| {
        let mut words = merged.split(|letter: char| !letter.is_alphanumeric());
        words.any(|word| word == name)
    };
    match left_out.iter().find(|(name, _)| uses(name)) {
        Some((name, _)) => Err(format!("the script uses {name}")),
        None => Ok(merged),
    }
}

/// The name and the module of a line that imports a whole module.
fn import(line: &str) -> Option<(&str, &str)> {
    let (name, module) = line.strip_prefix("import * as ")?.split_once(" from \"")?;
    let module = module.trim_end_matches(';').strip_suffix('"')?;
    Some((name, module))
}

#[cfg(test)]
mod tests {
    use super::merged;

    #[test]
    fn a_module_is_imported_and_handed_over_once() {
        let script = "\
import * as import1 from \"./parts.js\"
import * as import2 from \"./parts.js\"
import * as import3 from \"./other.js\"
import * as import11 from \"./parts.js\"

        \"./site_bg.js\": import0,
        \"./parts.js\": import1,
        \"./parts.js\": import2,
        \"./other.js\": import3,
        \"./parts.js\": import11,
    };
";
        let once = "\
import * as import1 from \"./parts.js\"
import * as import3 from \"./other.js\"

        \"./site_bg.js\": import0,
        \"./parts.js\": import1,
        \"./other.js\": import3,
    };
";
        assert_eq!(merged(script), Ok(once.to_owned()));
        assert_eq!(merged(once), Ok(once.to_owned()));
    }

    #[test]
    fn a_module_that_is_used_in_another_way_is_not_left_out() {
        let imports = "import * as import1 from \"a\"\nimport * as import2 from \"a\"\n";
        assert!(merged(imports).is_err());
        let used = [imports, "\"a\": import1,\n\"a\": import2,\nimport2.f();\n"].concat();
        assert_eq!(merged(&used), Err("the script uses import2".to_owned()));
    }
}
