//! The files of the course: printed and proved by a program of its own, which knows chess, and named
//! by what is in them.
//!
//! The page names the map, and the map the file of each stage: so a page fetches two files for its
//! first lesson, and no list of all names stands in the page. In another language it takes both from a
//! folder beside the table of that language, where the map has the same name.

use std::io::ErrorKind;
use std::path::Path;

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{digest, painters, progress, wasm, words};

/// The folder of the site that holds the files alone.
const FOLDER: &str = "course";
/// The map before its name gets a digest, and with what it begins then.
const MAP_FILE: &str = "map.txt";
const MAP_START: &str = "map-";
/// Where the lessons are.
const LESSONS: &str = "src/course/lessons";

/// Prints the course into the site in `folder`.
///
/// # Errors
/// A lesson has a fault, or a file cannot be read or written.
pub(crate) fn write_files(folder: &Path) -> Outcome<()> {
    let target = folder.join(FOLDER);
    let made = wasm::made_folder().join("lessons");
    // What was made of lessons that are gone would be a fault now.
    remove_folder(&made)?;
    words::write_lessons(LESSONS, &made)?;
    print(&target, &made)?;
    let renamed = settle(&target, &folder.join(words::FOLDER))?;
    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let [old, new] = [MAP_FILE, &renamed].map(|name| format!("{FOLDER}/{name}"));
    if !page.contains(&old) {
        return Err(Failure::new(format!("index.html does not name {old}")));
    }
    write(&index, page.replace(&old, &new))
}

/// Runs the program that proves and prints the lessons, with those of other languages in `made`.
fn print(target: &Path, made: &Path) -> Outcome<()> {
    let mut command = painters::COURSE.command()?;
    command
        .arg(LESSONS)
        .arg(target)
        .arg("--languages")
        .arg(made);
    progress::capture("Printing the course", &mut command)?;
    Ok(())
}

/// Names the files in `target` by what is in them, and puts those of other languages beside their tables.
/// The maps of all languages have one name, which changes with each of them: so a page that knows it
/// knows them all. Returns that name.
fn settle(target: &Path, languages: &Path) -> Outcome<String> {
    let mut tags = folders(target)?;
    tags.sort();
    let mut maps = Vec::new();
    for tag in &tags {
        let place = languages.join(tag);
        remove_folder(&place)?;
        std::fs::create_dir_all(languages)
            .map_err(|error| Failure::at(languages.display(), &error))?;
        std::fs::rename(target.join(tag), &place)
            .map_err(|error| Failure::at(place.display(), &error))?;
        maps.push(place);
    }
    maps.insert(0, target.to_owned());
    let mut all = String::new();
    for folder in &maps {
        let map_file = folder.join(MAP_FILE);
        let mut map = read_text(&map_file)?;
        for name in stages(&map) {
            let hash = digest::short_name(&read_bytes(&folder.join(&name))?);
            let renamed = rename(folder, &name, &hash)?;
            map = map.replace(&format!("\nf {name}\n"), &format!("\nf {renamed}\n"));
        }
        all.push_str(&map);
        write(&map_file, map)?;
    }
    let hash = digest::short_name(all.as_bytes());
    let renamed = maps.iter().map(|folder| rename(folder, MAP_FILE, &hash));
    let renamed = renamed.collect::<Outcome<Vec<String>>>()?;
    Ok(renamed.into_iter().next().unwrap_or_default())
}

/// Removes a folder with all that is in it, if it is there.
fn remove_folder(folder: &Path) -> Outcome<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(Failure::at(folder.display(), &error))
        }
        _ => Ok(()),
    }
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> Outcome<Vec<String>> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    let entries = entries.filter_map(Result::ok);
    let folders = entries.filter(|entry| entry.path().is_dir());
    Ok(folders
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect())
}

/// The files of the stages, as the map names them.
fn stages(map: &str) -> Vec<String> {
    let named = map.lines().filter_map(|line| line.strip_prefix("f "));
    named.map(str::to_owned).collect()
}

/// Puts a digest into the name of a file and returns its new name.
fn rename(folder: &Path, name: &str, hash: &str) -> Outcome<String> {
    let path = folder.join(name);
    let stem = name.trim_end_matches(".txt");
    let renamed = format!("{stem}-{hash}.txt");
    std::fs::rename(&path, folder.join(&renamed))
        .map_err(|error| Failure::at(path.display(), &error))?;
    Ok(renamed)
}

/// The files of the course in the site in `folder`, for each language the map and then its stages.
///
/// # Errors
/// A file cannot be read.
pub(crate) fn in_site(folder: &Path) -> Outcome<Vec<Vec<String>>> {
    let map = map_in(&folder.join(FOLDER))?;
    let mut places = vec![FOLDER.to_owned()];
    for tag in folders(&folder.join(words::FOLDER))? {
        places.push([words::FOLDER, &tag].concat());
    }
    let files = places.iter().map(|place| {
        let named = |name: &str| [place, "/", name].concat();
        let stages = stages(&read_text(&folder.join(named(&map)))?);
        let mut files = vec![named(&map)];
        files.extend(stages.iter().map(|name| named(name)));
        Ok(files)
    });
    files.collect()
}

/// The name of the map in a folder.
fn map_in(target: &Path) -> Outcome<String> {
    let entries =
        std::fs::read_dir(target).map_err(|error| Failure::at(target.display(), &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| Failure::at(target.display(), &error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(MAP_START) {
            return Ok(name);
        }
    }
    Err(Failure::new("the site has no map of the course"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{map_in, settle, stages};

    #[test]
    fn the_map_names_the_file_of_each_stage() {
        let map = "map 1\nS rook The rook\na Straight lines.\nf rook.txt\nL moves 1 f x\n";
        assert_eq!(stages(map), ["rook.txt"]);
    }

    /// A printed course in English and in German, named by what is in it: the names of its maps and
    /// stages.
    fn settled(name: &str, rook: &str, turm: &str) -> [Vec<String>; 2] {
        let site = std::env::temp_dir().join(format!("jadoube-{}-{name}", std::process::id()));
        let course = site.join("course");
        fs::create_dir_all(course.join("de")).unwrap();
        for (folder, text) in [(course.clone(), rook), (course.join("de"), turm)] {
            fs::write(folder.join("map.txt"), "map 1\nS rook R\nf rook.txt\n").unwrap();
            fs::write(folder.join("rook.txt"), text).unwrap();
        }
        let map = settle(&course, &site.join("language")).unwrap();
        let names = |folder: PathBuf| {
            let text = fs::read_to_string(folder.join(&map)).unwrap();
            assert_eq!(map_in(&folder).unwrap(), map);
            let stage = stages(&text).remove(0);
            assert!(folder.join(&stage).is_file(), "{stage}");
            vec![map.clone(), stage]
        };
        let names = [names(course.clone()), names(site.join("language/de"))];
        assert!(!course.join("de").exists());
        fs::remove_dir_all(site).unwrap();
        names
    }

    #[test]
    fn the_maps_of_all_languages_have_a_name_that_changes_with_each_of_them() {
        let [english, german] = settled("a", "rook", "Turm");
        assert_eq!(english[0], german[0]);
        assert_ne!(english[1], german[1]);
        assert!(english[1].starts_with("rook-"), "{english:?}");
        let [same, other] = settled("b", "rook", "Tower");
        assert_ne!(same[0], english[0]);
        assert_eq!(same[1], english[1]);
        assert_ne!(other[1], german[1]);
        assert_eq!(settled("c", "rook", "Turm"), [english, german]);
    }
}
