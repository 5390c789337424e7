//! Writing a program with its functions in another order.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The bytes of the functions that the program defines, in their order.
///
/// # Errors
/// The program cannot be read.
pub(crate) fn bodies(program: &[u8]) -> wasmparser::Result<Vec<&[u8]>> {
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::CodeSectionEntry(body) = payload? {
            bodies.push(body.as_bytes());
        }
    }
    Ok(bodies)
}

/// The program with its functions in another order: `order` lists them by their old places among
/// the functions that the program defines.
///
/// # Errors
/// The program cannot be read.
pub(crate) fn reorder(program: &[u8], order: Vec<usize>) -> Result<Vec<u8>, String> {
    let failed = |error: wasmparser::BinaryReaderError| error.to_string();
    let imports = imported_functions(program).map_err(failed)?;
    let mut indices: Vec<u32> = (0..imports).collect();
    indices.resize(indices.len() + order.len(), 0);
    for (new, old) in (imports..).zip(&order) {
        indices[imports as usize + old] = new;
    }
    let mut module = Module::new();
    Renumber { order, indices }
        .parse_core_module(&mut module, Parser::new(0), program)
        .map_err(|error| error.to_string())?;
    Ok(module.finish())
}

fn imported_functions(program: &[u8]) -> wasmparser::Result<u32> {
    let mut count = 0;
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(imports) = payload? {
            for import in imports.into_imports() {
                if matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)) {
                    count += 1;
                }
            }
        }
    }
    Ok(count)
}

/// Copies a program and gives its functions other indices.
struct Renumber {
    /// The old places of the functions in their new order.
    order: Vec<usize>,
    /// The new index of each function by its old one, imports among them.
    indices: Vec<u32>,
}

impl Reencode for Renumber {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.indices[old as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &old in &self.order {
            functions.function(types[old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: Vec<_> = section.into_iter().collect::<Result<_, _>>()?;
        for place in 0..self.order.len() {
            let body = bodies[self.order[place]].clone();
            utils::parse_function_body(self, code, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        Function, FunctionSection, ImportSection, Instruction, Module, RefType, TableSection,
        TableType, TypeSection,
    };
    use wasmparser::{Operator, Parser, Payload};

    use super::{bodies, reorder};

    /// An imported function and two defined ones: the first calls the second, which calls the
    /// import; the second is exported and stands in the table.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("host", "ring", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        });
        let mut exports = ExportSection::new();
        exports.export("second", ExportKind::Func, 2);
        let mut elements = ElementSection::new();
        let second = Elements::Functions([2][..].into());
        elements.active(None, &ConstExpr::i32_const(0), second);
        let mut code = CodeSection::new();
        for callee in [2, 0] {
            let mut body = Function::new([]);
            body.instruction(&Instruction::Call(callee));
            body.instruction(&Instruction::End);
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&tables).section(&exports).section(&elements);
        module.section(&code);
        module.finish()
    }

    /// What each defined function calls.
    fn calls(program: &[u8]) -> Vec<u32> {
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(program) {
            let Payload::CodeSectionEntry(body) = payload.unwrap() else {
                continue;
            };
            for operator in body.get_operators_reader().unwrap() {
                if let Operator::Call { function_index } = operator.unwrap() {
                    found.push(function_index);
                }
            }
        }
        found
    }

    fn exported(program: &[u8]) -> Vec<u32> {
        let payloads = Parser::new(0).parse_all(program);
        let sections = payloads.filter_map(|payload| match payload.unwrap() {
            Payload::ExportSection(section) => Some(section),
            _ => None,
        });
        sections
            .flatten()
            .map(|export| export.unwrap().index)
            .collect()
    }

    #[test]
    fn functions_keep_what_they_call_in_another_order() {
        let program = program();
        assert_eq!(bodies(&program).unwrap().len(), 2);
        assert_eq!((calls(&program), exported(&program)), (vec![2, 0], vec![2]));
        let swapped = reorder(&program, vec![1, 0]).unwrap();
        assert_eq!((calls(&swapped), exported(&swapped)), (vec![0, 1], vec![1]));
        assert_eq!(reorder(&swapped, vec![1, 0]).unwrap(), program);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(bodies(b"not a program").is_err());
        assert!(reorder(b"not a program", Vec::new()).is_err());
    }
}
