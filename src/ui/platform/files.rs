//! Files that the reader chose or dropped, read whole.

use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// The bytes of a file; `None` when they cannot be had, as when it was deleted meanwhile.
pub async fn bytes(file: &Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Bytes as text: UTF-8, or else as older programs on Windows wrote it.
#[must_use]
pub fn text(bytes: Vec<u8>) -> String {
    /// What Windows-1252 writes by the bytes 0x80 to 0x9f.
    const WINDOWS: [char; 32] = [
        '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}',
        '\u{2021}', '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}',
        '\u{8f}', '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}',
        '\u{2014}', '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}',
        '\u{178}',
    ];
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let letters = error.into_bytes().into_iter().map(|byte| match byte {
            0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
            _ => char::from(byte),
        });
        letters.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn old_files_of_windows_are_read() {
        assert_eq!(
            text(b"M\xfcller \x96 Ka\xdfler".to_vec()),
            "M\u{fc}ller \u{2013} Ka\u{df}ler"
        );
        assert_eq!(text("Müller".as_bytes().to_vec()), "Müller");
    }
}
