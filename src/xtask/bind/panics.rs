//! What the standard library says about a wrong index.
//!
//! A program that panics says where in its console, and the page then says what can be done. The
//! details that the standard library adds about a wrong index or two unequal values pull in the
//! formatting of ranges and the tables of printable characters: 5 kB in every program that indexes a
//! string. These functions are changed to trap at once, which the page reports like any other trap.

use std::borrow::Cow;
use std::ops::Range;

use wasm_encoder::{CustomSection, Encode, Section};
use wasmparser::{
    BinaryReader, CustomSectionReader, KnownCustom, Name, Parser, Payload, RelocationEntry, TypeRef,
};

/// How the names of these functions end: in Rust's v0 mangling, or before the hash in the older one.
const WORDY: [&str; 3] = [
    "3str19slice_error_fail_rt",
    "5index16slice_index_fail",
    "9panicking19assert_failed_inner",
];

/// The name of the section that says what a linker changes in the code.
const RELOCATIONS: &str = "reloc.CODE";

const UNREACHABLE: u8 = 0x00;
const NOP: u8 = 0x01;
const END: u8 = 0x0b;

/// Where the bytes are that matter here.
#[derive(Default)]
struct Found {
    /// How many functions are imported: they are counted before those with a body.
    imported: usize,
    /// The code section, without its header.
    code: Range<usize>,
    /// The function bodies, from their locals to their end.
    bodies: Vec<Range<usize>>,
    /// The functions to change, counted with the imported ones.
    wordy: Vec<usize>,
    /// The relocations of the code: the whole section and its contents.
    relocations: Option<(Range<usize>, Range<usize>)>,
}

/// The program with those functions trapping at once; unchanged if it has no names.
///
/// # Errors
/// It is not a WebAssembly program.
pub(crate) fn shorten(program: &[u8]) -> wasmparser::Result<Cow<'_, [u8]>> {
    let found = find(program)?;
    let bodies: Vec<Range<usize>> = found
        .wordy
        .iter()
        .filter_map(|place| found.bodies.get(place.checked_sub(found.imported)?))
        // At least no locals, one instruction and the end.
        .filter(|body| body.len() >= 3)
        .cloned()
        .collect();
    if bodies.is_empty() {
        return Ok(Cow::Borrowed(program));
    }
    let mut changed = program.to_vec();
    for body in &bodies {
        // The length must stay the same, or everything after it would move.
        changed[body.clone()].fill(NOP);
        changed[body.start] = 0;
        changed[body.start + 1] = UNREACHABLE;
        changed[body.end - 1] = END;
    }
    if let Some((section, contents)) = found.relocations {
        let is_stopped = |offset: u32| {
            let at = found.code.start + offset as usize;
            bodies.iter().any(|body| body.contains(&at))
        };
        let kept = without(&program[contents.clone()], contents.start, is_stopped)?;
        changed.splice(section, kept);
    }
    Ok(Cow::Owned(changed))
}

fn find(program: &[u8]) -> wasmparser::Result<Found> {
    let mut found = Found::default();
    let mut end = 0;
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        match &payload {
            Payload::ImportSection(imports) => {
                for import in imports.clone().into_imports() {
                    let is_function =
                        matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_));
                    found.imported += usize::from(is_function);
                }
            }
            Payload::CodeSectionStart { range, .. } => found.code = places(range.clone()),
            Payload::CodeSectionEntry(body) => found.bodies.push(places(body.range())),
            Payload::CustomSection(custom) if custom.name() == RELOCATIONS => {
                let contents = places(custom.data_offset()..custom.range().end);
                found.relocations = Some((end..contents.end, contents));
            }
            Payload::CustomSection(custom) => read_names(custom, &mut found.wordy)?,
            _ => {}
        }
        if let Some((_, range)) = payload.as_section() {
            end = places(range).end;
        }
    }
    Ok(found)
}

fn places(range: Range<u64>) -> Range<usize> {
    // The whole program is in memory.
    range.start as usize..range.end as usize
}

fn read_names(custom: &CustomSectionReader<'_>, wordy: &mut Vec<usize>) -> wasmparser::Result<()> {
    let KnownCustom::Name(names) = custom.as_known() else {
        return Ok(());
    };
    for names in names {
        let Name::Function(names) = names? else {
            continue;
        };
        for name in names {
            let name = name?;
            if WORDY.iter().any(|wordy| name.name.contains(wordy)) {
                wordy.push(name.index as usize);
            }
        }
    }
    Ok(())
}

/// The section of relocations without those at some offsets, with its id and its size.
fn without(
    contents: &[u8],
    start: usize,
    is_left_out: impl Fn(u32) -> bool,
) -> wasmparser::Result<Vec<u8>> {
    let mut reader = BinaryReader::new(contents, start as u64);
    let section = reader.read_var_u32()?;
    let count = reader.read_var_u32()?;
    let (mut kept, mut entries) = (0_u32, Vec::<u8>::new());
    for _ in 0..count {
        let from = reader.original_position() as usize - start;
        let entry: RelocationEntry = reader.read()?;
        let to = reader.original_position() as usize - start;
        if !is_left_out(entry.offset) {
            kept += 1;
            entries.extend(&contents[from..to]);
        }
    }
    let mut data = Vec::new();
    section.encode(&mut data);
    kept.encode(&mut data);
    data.extend(entries);
    let relocations = CustomSection {
        name: RELOCATIONS.into(),
        data: data.into(),
    };
    let mut whole = Vec::new();
    relocations.append_to(&mut whole);
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, CustomSection, Function, FunctionSection, Instruction, Module, NameMap,
        NameSection, TypeSection,
    };
    use wasmparser::{Operator, Parser, Payload};

    use super::shorten;

    /// Two functions that push a number; a linker would change the number of each.
    fn program(second: &str) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut code = CodeSection::new();
        for number in [1_000, 2_000] {
            let mut function = Function::new([]);
            function.instruction(&Instruction::I32Const(number));
            function.instruction(&Instruction::Drop);
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        let mut names = NameMap::new();
        names.append(0, "first");
        names.append(1, second);
        let mut named = NameSection::new();
        named.functions(&names);
        // Section 2, two entries: a function index at the place of each number.
        let relocations = CustomSection {
            name: "reloc.CODE".into(),
            data: (&[2, 2, 0, 4, 0, 0, 11, 0][..]).into(),
        };
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.section(&relocations).section(&named);
        module.finish()
    }

    /// The first instruction of each function, and what is left of the relocations.
    fn read(program: &[u8]) -> (Vec<String>, Vec<u8>) {
        let (mut first, mut relocations) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(program) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => {
                    let mut operators = body.get_operators_reader().unwrap();
                    let operator: Operator<'_> = operators.read().unwrap();
                    first.push(format!("{operator:?}"));
                }
                Payload::CustomSection(custom) if custom.name() == "reloc.CODE" => {
                    relocations = custom.data().to_vec();
                }
                _ => {}
            }
        }
        (first, relocations)
    }

    #[test]
    fn only_a_wordy_function_stops_and_loses_its_relocations() {
        let program = program("_RNvNtCs1_4core3str19slice_error_fail_rt");
        let (first, relocations) = read(&shorten(&program).unwrap());
        assert_eq!(first, ["I32Const { value: 1000 }", "Unreachable"]);
        assert_eq!(relocations, [2, 1, 0, 4, 0]);
    }

    #[test]
    fn a_program_without_such_functions_stays_as_it_is() {
        let program = program("second");
        assert_eq!(*shorten(&program).unwrap(), *program);
    }
}
