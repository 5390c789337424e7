//! Any text is the one link of a game or is refused; so is it with any bytes behind a right check
//! value, with which forged links get past it.
#![no_main]

use game::link::{LinkError, LinkedGame, Relation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    if let Ok(text) = std::str::from_utf8(input) {
        read(text);
    }
    read(&forged(input));
});

fn read(text: &str) {
    match LinkedGame::from_link(text) {
        Ok(game) => {
            let link = game.to_link();
            assert_eq!(text.strip_prefix("#g=").unwrap_or(text), link);
            assert_eq!(game.relation_to(&game), Relation::Same);
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let LinkError::Damaged {
                character: Some(character),
            }
            | LinkError::Surplus { character } = error
            {
                assert!((1..=text.chars().count()).contains(&character));
            }
        }
    }
}

/// The link of bytes that are a game, or are not.
fn forged(game: &[u8]) -> String {
    let mut bytes = Vec::new();
    let mut length = game.len();
    while length >= 128 {
        bytes.push(length as u8 | 128);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes.extend(game);
    bytes.extend(crc32(&bytes).to_be_bytes());
    format!("v1.{}", base64url(&bytes))
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
        })
    })
}

fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1))
        .collect();
    let letters = bits.chunks(6).map(|group| {
        let value = group
            .iter()
            .fold(0, |value, bit| value << 1 | usize::from(*bit));
        char::from(LETTERS[value << (6 - group.len())])
    });
    letters.collect()
}
