//! Lists the language files for `check.rs`, so that a new language is one file and nothing else.

use std::error::Error;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=public/lang");
    println!("cargo::rerun-if-changed=src/text/build.rs");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("public/lang");
    let mut files = fs::read_dir(folder)?
        .map(|file| file.map(|file| file.path()))
        .collect::<Result<Vec<_>, _>>()?;
    // English first: the others are held against it.
    files.sort_by_key(|file| (!file.ends_with("en.txt"), file.clone()));
    let mut list = String::from("&[\n");
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "txt"))
    {
        let name = |part: Option<&OsStr>| part.and_then(OsStr::to_str).map(str::to_owned);
        let (code, path) = (name(file.file_stem()), name(Some(file.as_os_str())));
        let (code, path) = code
            .zip(path)
            .ok_or("a language file is named by its code")?;
        writeln!(list, "({code:?}, include_str!({path:?})),")?;
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), list)?;
    Ok(())
}
