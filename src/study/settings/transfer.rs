//! All settings as a file: a pair of key and value on each line.

use board::Coordinates;
use notation::style::Style;
use ui::learning::Layer;
use ui::settings::{NotTaken, PieceSet, Scheme, Seating, Settings, SquareColors, Theme, Volume};
use words::SettingsFault;

/// What a line begins with that is meant only for people.
const REMARK: char = '#';

/// The file.
pub(super) fn export(settings: Settings) -> String {
    let head = format!("{REMARK} {}\n", words::settings_file_head());
    let lines = settings.pairs().into_iter();
    lines.fold(head, |file, (key, value)| file + key + "=" + &value + "\n")
}

/// Reads a file; settings it does not name stay as they are.
///
/// # Errors
/// Which line is wrong and what is expected, in words.
pub(super) fn import(text: &str, present: Settings) -> Result<Settings, String> {
    let mut settings = present;
    let mut taken = 0;
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with(REMARK) {
            continue;
        }
        let refuse = |text: &str, fault| Err(words::settings_fault_text(index + 1, text, &fault));
        let Some((key, value)) = line.split_once('=') else {
            return refuse(line, SettingsFault::NoPair);
        };
        let (key, value) = (key.trim(), value.trim());
        let result = if key == "layers" && !are_layers(value) {
            Err(NotTaken::Value)
        } else {
            settings.take(key, value)
        };
        match result {
            Ok(()) => taken += 1,
            Err(NotTaken::Key) => {
                let keys = present.pairs().into_iter();
                let keys = keys.map(|(key, _)| key.to_owned()).collect();
                return refuse(key, SettingsFault::Key(keys));
            }
            Err(NotTaken::Value) => {
                return refuse(value, SettingsFault::Value(key.to_owned(), values(key)));
            }
        }
    }
    if taken == 0 {
        return Err(words::settings_file_empty());
    }
    Ok(settings)
}

fn are_layers(text: &str) -> bool {
    let mut names = text.split(',').filter(|name| !name.is_empty());
    names.all(|name| Layer::ALL.iter().any(|layer| layer.key() == name))
}

/// The values that a setting can have.
fn values(key: &str) -> Vec<String> {
    let own = |keys: Vec<&str>| keys.into_iter().map(str::to_owned).collect();
    match key {
        "theme" => own(Theme::ALL.iter().map(|it| it.key()).collect()),
        "scheme" => own(Scheme::ALL.iter().map(|it| it.key()).collect()),
        "board" => own(SquareColors::ALL.iter().map(|it| it.key()).collect()),
        "pieces" => own(PieceSet::ALL.iter().map(|it| it.key()).collect()),
        "coordinates" => own(Coordinates::ALL.iter().map(|it| it.key()).collect()),
        "seating" => own(Seating::ALL.iter().map(|it| it.key()).collect()),
        "notation" => own(Style::ALL.iter().map(|it| it.key()).collect()),
        "layers" => own(Layer::ALL.iter().map(|it| it.key()).collect()),
        "volume" => (1..=Volume::MAX).map(|volume| volume.to_string()).collect(),
        _ => own(vec!["yes", "no"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::descriptive::Spelling;

    fn changed() -> Settings {
        Settings {
            theme: Theme::Wood,
            scheme: Scheme::Dark,
            board: SquareColors::Green,
            pieces: PieceSet::Carved,
            coordinates: Coordinates::DescriptiveBlack,
            seating: Seating::Facing,
            notation: Style::Descriptive(Spelling::Long),
            sounds: true,
            marks: false,
            ..Settings::default()
        }
    }

    #[test]
    fn an_exported_file_brings_every_setting_back() {
        for settings in [Settings::default(), changed()] {
            let file = export(settings);
            assert!(file.starts_with("# "), "{file}");
            for present in [Settings::default(), changed()] {
                assert_eq!(import(&file, present), Ok(settings));
            }
            let from_elsewhere = format!("\u{feff}{}", file.replace('\n', "\r\n"));
            assert_eq!(import(&from_elsewhere, Settings::default()), Ok(settings));
        }
    }

    #[test]
    fn what_a_file_does_not_name_stays() {
        let read = import("\n theme = print \n# pieces=bold\n", changed()).unwrap();
        let expected = Settings {
            theme: Theme::Print,
            ..changed()
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn a_file_that_is_wrong_names_the_line_and_what_is_expected() {
        for (file, parts) in [
            ("theme=wood\nnonsense\n", ["Line 2", "nonsense"]),
            ("tea=milk", ["Line 1", "coordinates"]),
            (
                "theme=wood\n\n# x\ntheme=marble",
                ["Line 4", "paper, wood, contrast or print"],
            ),
            ("volume=11", ["Line 1", "10"]),
            ("sounds=loud", ["Line 1", "yes or no"]),
            ("layers=pins,teacups", ["Line 1", "castling"]),
            ("", ["no settings", "theme=wood"]),
            ("# only a remark", ["no settings", "theme=wood"]),
        ] {
            let fault = import(file, changed()).unwrap_err();
            for part in parts {
                assert!(fault.contains(part), "{file:?}: {fault}");
            }
        }
    }

    #[test]
    fn every_value_that_is_offered_is_taken() {
        for (key, _) in Settings::default().pairs() {
            for value in values(key) {
                let read = import(&format!("{key}={value}"), Settings::default());
                assert!(read.is_ok(), "{key}={value}: {read:?}");
            }
        }
    }
}
