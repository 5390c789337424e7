//! What parts share: a module that re-exports what they import from the main module.
//!
//! Parts that are merged with it have one memory and one table; without it each would keep its own
//! import of both, which browsers take for several memories.

use std::collections::BTreeMap;
use std::fmt::Write;

use wasmparser::{Parser, Payload, TypeRef};

/// The module that parts import from.
const MAIN: &str = "__wasm_split";

/// The module that the hub imports from; a part that is merged with the hub does so too.
const PASSED_ON: &str = "main";

/// What parts import, by name: the kind and the text of its type.
#[derive(Default)]
pub(crate) struct Hub(BTreeMap<String, (&'static str, String)>);

impl Hub {
    /// Adds what the part imports.
    ///
    /// # Errors
    /// The part cannot be read, or imports something that cannot be passed on.
    pub(crate) fn add(&mut self, part: &[u8]) -> Result<(), String> {
        let failed = |error: wasmparser::BinaryReaderError| error.to_string();
        for payload in Parser::new(0).parse_all(part) {
            let Payload::ImportSection(imports) = payload.map_err(failed)? else {
                continue;
            };
            for import in imports.into_imports() {
                let import = import.map_err(failed)?;
                if import.module != MAIN {
                    return Err(format!("a part imports from {}", import.module));
                }
                let kind = match import.ty {
                    TypeRef::Memory(memory) => ("memory", memory.initial.to_string()),
                    TypeRef::Table(table) => ("table", format!("{} funcref", table.initial)),
                    TypeRef::Global(global) if global.mutable => {
                        ("global", format!("(mut {})", global.content_type))
                    }
                    _ => return Err(format!("a part imports {}", import.name)),
                };
                self.0.insert(import.name.to_owned(), kind);
            }
        }
        Ok(())
    }

    /// The module as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("(module\n");
        for (name, (kind, of_type)) in &self.0 {
            writeln!(
                text,
                "  (import \"{PASSED_ON}\" \"{name}\" ({kind} ${name} {of_type}))"
            )
            .expect("a String takes everything");
        }
        for (name, (kind, _)) in &self.0 {
            writeln!(text, "  (export \"{name}\" ({kind} ${name}))")
                .expect("a String takes everything");
        }
        text.push_str(")\n");
        text
    }
}
