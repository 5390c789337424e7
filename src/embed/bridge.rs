//! What the loader gives for a board, and what its script does beside it: the only place that knows
//! JavaScript. The head of `loader/program.js` describes the interface.

use std::cell::RefCell;
use std::rc::Rc;

use board::Coordinates;
use element::{Attribute, Event};
use js_sys::{JSON, Object, Reflect};
use rules::Color;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::data::{Data, HintText};
use crate::fault::Fault;
use crate::page_event::{FormValue, PageEvent};

#[wasm_bindgen]
extern "C" {
    /// A board in the page.
    #[derive(Debug)]
    #[wasm_bindgen(js_name = Board)]
    pub type PageBoard;

    #[wasm_bindgen(method, getter)]
    pub(crate) fn layer(this: &PageBoard) -> Element;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn tray(this: &PageBoard) -> Element;
    #[wasm_bindgen(method)]
    fn data(this: &PageBoard) -> JsValue;
    #[wasm_bindgen(method)]
    fn emit(this: &PageBoard, name: &str, detail: &JsValue, is_cancelable: bool) -> bool;
    #[wasm_bindgen(method)]
    fn result(this: &PageBoard, value: &JsValue, meaning: &JsValue);
    #[wasm_bindgen(method)]
    pub(crate) fn note(this: &PageBoard, text: &str, kind: &str);
    #[wasm_bindgen(method)]
    fn faults(this: &PageBoard, faults: &JsValue, is_playable: bool);
    #[wasm_bindgen(method)]
    pub(crate) fn ink(this: &PageBoard, arrows: &str, marks: &str);

    /// What the script beside the program does for it.
    #[derive(Debug)]
    pub type Tools;

    #[wasm_bindgen(method)]
    pub(crate) fn kept(this: &Tools, key: &str) -> Option<String>;
    #[wasm_bindgen(method)]
    pub(crate) fn keep(this: &Tools, key: &str, text: &str) -> bool;
    #[wasm_bindgen(method)]
    pub(crate) fn copy(this: &Tools, text: &str);
    #[wasm_bindgen(method)]
    pub(crate) fn run(this: &Tools, board: &PageBoard, name: &str);
    /// `how` is the level, the seed, for how long the answer is held back, and with a clock what is left
    /// and what a move brings.
    #[wasm_bindgen(method, js_name = askEngine)]
    pub(crate) fn ask_engine(this: &Tools, number: u32, start: &str, moves: &str, how: &[u32]);
    #[wasm_bindgen(method, js_name = restEngine)]
    pub(crate) fn rest_engine(this: &Tools);
    #[wasm_bindgen(method, js_name = playSound)]
    pub(crate) fn play_sound(this: &Tools, takes: bool);
    #[wasm_bindgen(method)]
    pub(crate) fn speak(this: &Tools, text: &str, lang: &str);
}

impl PageBoard {
    /// What the author has written, read afresh.
    pub(crate) fn read(&self) -> Data {
        let data = self.data();
        let attributes = get(&data, "attributes");
        let mut read = Data::default();
        for name in Object::keys(&Object::from(attributes.clone())) {
            let Some(name) = name.as_string() else {
                continue;
            };
            let value = get(&attributes, &name);
            let text = value
                .as_string()
                .or_else(|| value.is_truthy().then(|| "on".to_owned()));
            if let Some(attribute) = Attribute::from_property(&name) {
                read.attributes.push((attribute, text.unwrap_or_default()));
            }
        }
        read.is_disabled = read.has(Attribute::Disabled) || get(&data, "isDisabled").is_truthy();
        read.has_prompt = get(&data, "hasPrompt").is_truthy();
        read.fen = get(&data, "fen").as_string();
        read.pgn = text_of(get(&data, "pgn"));
        read.lang = get(&data, "lang").as_string().unwrap_or_default();
        read.is_still = get(&data, "isStill").is_truthy();
        let picture = get(&data, "picture");
        read.bottom = match get(&picture, "bottom").as_string().as_deref() {
            Some("b") => Color::Black,
            _ => Color::White,
        };
        let coordinates = get(&picture, "coordinates").as_string();
        let coordinates = coordinates.and_then(|key| Coordinates::from_key(&key));
        // An author chooses where the names stand; the loader draws no others.
        read.coordinates = coordinates.unwrap_or_default().place();
        read.hints = js_sys::Array::from(&get(&data, "hints"))
            .iter()
            .map(|hint| HintText {
                squares: get(&hint, "squares").as_string().unwrap_or_default(),
                text: get(&hint, "text").as_string().unwrap_or_default(),
            })
            .collect();
        read
    }

    /// Sends an event to the page; false when a listener has prevented it.
    pub(crate) fn emit_event(&self, event: &PageEvent, is_cancelable: bool) -> bool {
        let text = JsValue::from_str;
        let (event, detail) = match event {
            PageEvent::Move(report, by) => (
                Event::Move,
                object(&[
                    ("san", text(&report.san)),
                    ("uci", text(&report.uci)),
                    ("fen", text(&report.fen)),
                    ("by", text(by.key())),
                ]),
            ),
            PageEvent::Illegal {
                from,
                to,
                code,
                text: reason,
            } => (
                Event::Illegal,
                object(&[
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                    ("code", text(code)),
                    ("text", text(reason)),
                ]),
            ),
            PageEvent::Hint { index, text: hint } => (
                Event::Hint,
                object(&[("index", (*index).into()), ("text", text(hint))]),
            ),
            PageEvent::Solved(json) => (Event::Solved, parsed(json)),
            PageEvent::Failed(json) => (Event::Failed, parsed(json)),
            PageEvent::Summary(json) => (Event::Summary, parsed(json)),
            PageEvent::End { result, reason } => (
                Event::End,
                object(&[("result", text(result)), ("reason", text(reason))]),
            ),
            PageEvent::Navigate { path, ply } => (
                Event::Navigate,
                object(&[("path", text(path)), ("ply", (*ply as u32).into())]),
            ),
            PageEvent::Setup { fen, faults } => {
                let faults: js_sys::Array = faults.iter().map(|fault| text(fault)).collect();
                let detail = object(&[("fen", text(fen)), ("faults", faults.into())]);
                (Event::Setup, detail)
            }
        };
        self.emit(event.name(), &detail, is_cancelable)
    }

    /// Gives the form its value.
    pub(crate) fn set_form_value(&self, value: &FormValue) {
        let (value, is_over) = match value {
            FormValue::Empty => (JsValue::NULL, false),
            FormValue::Task { json, is_over } => (parsed(json), *is_over),
            FormValue::Texts(texts) => {
                let texts: Vec<(&str, JsValue)> = texts
                    .iter()
                    .map(|(name, text)| (*name, text.into()))
                    .collect();
                (object(&texts), false)
            }
        };
        self.result(&value, &object(&[("isOver", is_over.into())]));
    }

    /// Reports what the author has written wrong; a board that cannot be played on stays a diagram.
    pub(crate) fn report_faults(&self, faults: &[Fault], is_playable: bool) {
        let reported = js_sys::Array::new();
        for fault in faults {
            let number = |number: Option<usize>| match number {
                Some(number) => JsValue::from_f64(number as f64),
                None => JsValue::NULL,
            };
            let mut detail = vec![
                ("message", JsValue::from_str(&fault.message)),
                ("line", number(fault.line)),
                ("column", number(fault.column)),
            ];
            if let Some(attribute) = fault.attribute {
                detail.push(("attribute", attribute.name().into()));
            }
            reported.push(&object(&detail));
        }
        self.faults(&reported, is_playable);
    }
}

/// An object of JavaScript.
pub(crate) fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // Only frozen objects and proxies refuse.
        if Reflect::set(&object, &(*name).into(), value).is_err() {
            continue;
        }
    }
    object.into()
}

thread_local! {
    /// The record that was read last: of a long one each reading would take time.
    static LAST: RefCell<(JsValue, Option<Rc<str>>)> = const { RefCell::new((JsValue::UNDEFINED, None)) };
}

/// A text of JavaScript, which is taken over once however often it is asked for.
fn text_of(value: JsValue) -> Option<Rc<str>> {
    LAST.with_borrow_mut(|(last, text)| {
        if *last != value {
            *text = value.as_string().map(Rc::from);
            *last = value;
        }
        text.clone()
    })
}

fn parsed(json: &str) -> JsValue {
    JSON::parse(json).unwrap_or(JsValue::NULL)
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}
