//! What the page saves as files, caught before the browser asks where to put it.

use serde_json::{Value, json};

use super::Page;

const KEEP: &str = r##"
    window.savedFiles = [];
    const make = window.URL.createObjectURL;
    window.URL.createObjectURL = (blob) => {
        const address = make.call(window.URL, blob);
        window.savedFiles.push({ blob, address, name: null });
        return address;
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
        const saved = window.savedFiles.find(({ address }) => address === this.href);
        if (saved) {
            saved.name = this.download;
        } else {
            click.call(this);
        }
    };
"##;

const READ: &str = r##"
    (async (name, done) => {
        const find = () => window.savedFiles.findLast((file) => file.name === name);
        // Some files take the page a while.
        while (!find()) await new Promise(requestAnimationFrame);
        const { blob } = find();
        const bytes = new Uint8Array(await blob.arrayBuffer());
        done({ type: blob.type, text: await blob.text(), start: [...bytes.slice(0, 24)] });
    })(...arguments);
"##;

impl Page {
    /// Keeps what this document saves from now on where `saved_file` finds it.
    #[track_caller]
    pub(crate) fn keep_saved_files(&self) {
        self.script(KEEP, vec![]);
    }

    /// The file that was saved last under this name: its `type`, its `text`, its first bytes.
    #[track_caller]
    pub(crate) fn saved_file(&self, name: &str) -> Value {
        self.script_async(READ, vec![json!(name)])
    }
}
