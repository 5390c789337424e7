//! Short names for what a program imports from its script.
//!
//! The names that wasm-bindgen gives end with a hash of sixteen digits, once in the program and once
//! in the script; hashes do not compress.

use wasm_bindgen_cli_support::Output;

/// How many digits a hash has.
const HASH: usize = 16;

/// Imports of a program by their old and new names.
pub(crate) struct Shortened(Vec<(String, String)>);

/// Renames what the program imports from its script.
pub(crate) fn shorten(output: &mut Output) -> Shortened {
    let mut renamed = Vec::new();
    for import in output.wasm_mut().imports.iter_mut() {
        if ends_with_hash(&import.name) {
            let short = format!("i{}", renamed.len());
            renamed.push((std::mem::replace(&mut import.name, short.clone()), short));
        }
    }
    Shortened(renamed)
}

impl Shortened {
    /// The script with the new names.
    ///
    /// # Errors
    /// The script does not name each of them once.
    pub(crate) fn apply(&self, script: &str) -> Result<String, String> {
        let mut script = script.to_owned();
        for (name, short) in &self.0 {
            let property = format!(" {name}: ");
            if script.matches(&property).count() != 1 {
                return Err(format!("the script does not name {name} once"));
            }
            script = script.replace(&property, &format!(" {short}: "));
        }
        Ok(script)
    }
}

fn ends_with_hash(name: &str) -> bool {
    name.rsplit_once('_').is_some_and(|(_, end)| {
        end.len() == HASH && end.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}
