//! Binds a WebAssembly program to JavaScript, after cutting it into parts if it has split points.
//!
//! It stands in for the program `wasm-bindgen`: it takes the options that the build uses and writes
//! the same files. Trunk runs it under that name, so the main program is cut like any other.

mod holes;
mod hub;
mod imports;
mod names;
mod options;
mod panics;
mod split;

use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use wasm_bindgen_cli_support::Bindgen;

use options::{Command, Options};

fn main() -> ExitCode {
    match Command::read(pico_args::Arguments::from_env()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("wasm-bindgen: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Version => {
            // xtask passes a digest of this source so that it knows when to rebuild it.
            let source = option_env!("JADOUBE_BIND_SOURCE").unwrap_or("unknown");
            println!("wasm-bindgen {} source {source}", env!("CARGO_PKG_VERSION"));
            Ok(())
        }
        Command::Bind(options) => bind(&options),
    }
}

fn bind(options: &Options) -> Result<(), String> {
    let program = fs::read(&options.input).map_err(|error| at(&options.input, &error))?;
    let program = if options.is_checked {
        program.into()
    } else {
        panics::shorten(&program).map_err(|error| format!("cannot read the program: {error}"))?
    };
    let parts = split::split(options, &program)?;
    let input = match &parts {
        Some(parts) => fs::read(&parts.main).map_err(|error| at(&parts.main, &error))?,
        None => program.into_owned(),
    };
    let failed = |error| format!("{error:#}");
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .map_err(failed)?
        .input_bytes(&options.name, input)
        .out_name(&options.name)
        .typescript(options.is_typed)
        .debug(options.is_checked)
        .demangle(options.is_demangled)
        .keep_debug(options.keeps_debug)
        .remove_producers_section(options.removes_producers)
        .omit_default_module_path(options.omits_default_path)
        // The parts use the tables and the stack of the main module.
        .keep_lld_exports(options.keeps_lld_exports || parts.is_some());
    let mut output = bindgen.generate_output().map_err(failed)?;
    holes::remove(output.wasm_mut());
    let names = names::shorten(&mut output);
    output.emit(&options.folder).map_err(failed)?;
    let script = options.folder.join(format!("{}.js", options.name));
    let written = fs::read_to_string(&script).map_err(|error| at(&script, &error))?;
    let written = imports::merged(&names.apply(&written)?)?;
    fs::write(&script, written).map_err(|error| at(&script, &error))?;
    match parts {
        Some(parts) => parts.finish(options),
        None => Ok(()),
    }
}

fn at(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
