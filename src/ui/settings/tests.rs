use super::*;

/// Every value of every setting, as pairs.
fn every_pair() -> Vec<(&'static str, String)> {
    let switches = [
        "animation",
        "marks",
        "auto-queen",
        "claim-for-me",
        "confirm",
        "sounds",
        "speech",
        "vibration",
        "key-help",
    ];
    let mut all = Vec::new();
    for key in switches {
        all.extend(["yes", "no"].map(|value| (key, value.to_owned())));
    }
    let keys = |key, values: Vec<&str>| -> Vec<(&'static str, String)> {
        let values = values.into_iter();
        values.map(|value| (key, value.to_owned())).collect()
    };
    all.extend(keys(
        "theme",
        Theme::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "scheme",
        Scheme::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "board",
        SquareColors::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "pieces",
        PieceSet::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "coordinates",
        Coordinates::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "seating",
        Seating::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend(keys(
        "notation",
        Style::ALL.iter().map(|it| it.key()).collect(),
    ));
    all.extend((1..=Volume::MAX).map(|volume| ("volume", volume.to_string())));
    all.extend(keys("layers", vec!["pins,castling", "white"]));
    all
}

#[test]
fn every_setting_survives_its_text_form() {
    let pairs = every_pair();
    for (key, _) in Settings::default().pairs() {
        assert!(pairs.iter().any(|(known, _)| *known == key), "{key}");
    }
    for (key, value) in pairs {
        let mut settings = Settings::default();
        assert_eq!(settings.take(key, &value), Ok(()), "{key}={value}");
        assert!(
            settings.pairs().contains(&(key, value.clone())),
            "{key}={value}"
        );
        let text = settings.to_text("");
        assert!(text.contains(&format!("{key}={value}")), "{text}");
        assert_eq!(Settings::parse(&text), settings, "{text}");
    }
}

#[test]
fn each_pair_changes_its_own_setting_alone() {
    for (key, value) in every_pair() {
        let mut settings = Settings::default();
        settings.take(key, &value).unwrap();
        for ((own, now), (_, first)) in settings
            .pairs()
            .into_iter()
            .zip(Settings::default().pairs())
        {
            assert!(own == key || now == first, "{key}={value} changed {own}");
        }
    }
}

#[test]
fn damaged_settings_fall_back_to_the_defaults() {
    for text in [
        "coordinates=sideways =yes theme",
        "theme=marble scheme=dim board=plaid pieces=clay notation=runes volume=11",
        "volume=0 volume=-1 volume=loud animation=perhaps marks= sounds=YES",
        "====",
        "\u{0}\u{7f}=\u{fffd}",
    ] {
        assert_eq!(Settings::parse(text), Settings::default(), "{text}");
    }
    let half = Settings::parse("theme=wood board=plaid sounds=yes");
    assert_eq!(
        half,
        Settings {
            theme: Theme::Wood,
            sounds: true,
            ..Settings::default()
        }
    );
}

#[test]
fn what_cannot_be_taken_says_why_and_changes_nothing() {
    let mut settings = Settings::default();
    assert_eq!(settings.take("tea", "milk"), Err(NotTaken::Key));
    for key in ["theme", "volume", "animation", "notation"] {
        assert_eq!(settings.take(key, "milk"), Err(NotTaken::Value), "{key}");
    }
    assert_eq!(settings, Settings::default());
}

#[test]
fn pairs_of_a_newer_version_survive() {
    let text = Settings::default().to_text("theme=wood tea=milk clock-face=round");
    assert!(text.ends_with(" tea=milk clock-face=round"), "{text}");
    assert_eq!(Settings::default().to_text(&text), text);
    assert_eq!(Settings::parse(&text), Settings::default());
}

#[test]
fn light_and_dark_are_read_from_where_older_versions_kept_them() {
    let older = Settings::parse("auto-queen=yes theme=dark layers=pins");
    assert_eq!((older.scheme, older.theme), (Scheme::Dark, Theme::Paper));
    let both = Settings::parse("theme=wood scheme=light");
    assert_eq!((both.scheme, both.theme), (Scheme::Light, Theme::Wood));
}
