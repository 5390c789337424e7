//! The fields of the settings, in their groups.

use board::Coordinates;
use notation::letters::Language;
use notation::style::Style;
use ui::dialogs::{check_field, select_field};
use ui::platform::document;
use ui::settings::{PieceSet, Scheme, Seating, Settings, SquareColors, Theme, Volume};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{Callback, Html, InputEvent, html};

/// Makes the lists show the settings. Once a user has chosen something, a list ignores the
/// `selected` attributes of its entries.
pub(super) fn show(settings: Settings) {
    for (key, value) in settings.pairs() {
        let list = document()
            .and_then(|document| document.get_element_by_id(key))
            .and_then(|field| field.dyn_into::<HtmlSelectElement>().ok());
        if let Some(list) = list {
            list.set_value(&value);
        }
    }
}

/// The current settings, and what receives each change.
#[derive(Clone, Debug)]
pub(super) struct Fields {
    /// The current settings.
    pub(super) settings: Settings,
    /// Receives them with each change made.
    pub(super) on_change: Callback<Settings>,
}

impl Fields {
    /// The colors of the page.
    pub(super) fn look(&self) -> Html {
        let (now, on_change) = (self.settings, &self.on_change);
        let themes = Theme::ALL.iter();
        let schemes = Scheme::ALL.iter();
        html! {
            <>
                { select_field("theme", words::setting_theme(),
                    themes.map(|it| (it.key(), it.name(), *it == now.theme)).collect(),
                    on_change.reform(move |key: String| Settings { theme: Theme::from_key(&key).unwrap_or_default(), ..now })) }
                { select_field("scheme", words::setting_scheme(),
                    schemes.map(|it| (it.key(), it.name(), *it == now.scheme)).collect(),
                    on_change.reform(move |key: String| Settings { scheme: Scheme::from_key(&key).unwrap_or_default(), ..now })) }
            </>
        }
    }

    /// The board and the pieces.
    pub(super) fn board(&self) -> Html {
        let (now, on_change) = (self.settings, &self.on_change);
        let boards = SquareColors::ALL.iter();
        let sets = PieceSet::ALL.iter();
        let places = Coordinates::ALL.iter();
        html! {
            <>
                { select_field("board", words::setting_board(),
                    boards.map(|it| (it.key(), it.name(), *it == now.board)).collect(),
                    on_change.reform(move |key: String| Settings { board: SquareColors::from_key(&key).unwrap_or_default(), ..now })) }
                { select_field("pieces", words::setting_pieces(),
                    sets.map(|it| (it.key(), it.name(), *it == now.pieces)).collect(),
                    on_change.reform(move |key: String| Settings { pieces: PieceSet::from_key(&key).unwrap_or_default(), ..now })) }
                { select_field("coordinates", words::setting_coordinates(),
                    places.map(|it| (it.key(), it.name(), *it == now.coordinates)).collect(),
                    on_change.reform(move |key: String| Settings { coordinates: Coordinates::from_key(&key).unwrap_or_default(), ..now })) }
                { select_field("seating", words::setting_seating(),
                    Seating::ALL.iter().map(|it| (it.key(), it.name(), *it == now.seating)).collect(),
                    on_change.reform(move |key: String| Settings { seating: Seating::from_key(&key).unwrap_or_default(), ..now })) }
                <p class="hint">{ words::setting_seating_hint() }</p>
                { check_field("marks", words::setting_marks(), None, now.marks,
                    on_change.reform(move |marks| Settings { marks, ..now })) }
                { check_field("animation", words::setting_animation(), Some(words::setting_animation_hint()), now.animation,
                    on_change.reform(move |animation| Settings { animation, ..now })) }
            </>
        }
    }

    /// How moves are written and made.
    pub(super) fn moves(&self) -> Html {
        let (now, on_change) = (self.settings, &self.on_change);
        // English letters already are a notation of their own.
        let english = Style::Localized(Language::English);
        let styles = Style::ALL.iter().filter(|it| **it != english);
        html! {
            <>
                { select_field("notation", words::setting_notation(),
                    styles.map(|it| (it.key(), words::notation_name(*it), *it == now.notation)).collect(),
                    on_change.reform(move |key: String| Settings { notation: Style::from_key(&key).unwrap_or(now.notation), ..now })) }
                <p class="hint">{ words::setting_notation_hint() }</p>
                { check_field("auto-queen", words::setting_auto_queen(), Some(words::setting_auto_queen_hint()), now.auto_queen,
                    on_change.reform(move |auto_queen| Settings { auto_queen, ..now })) }
                { check_field("claim-for-me", words::setting_claim_for_me(), None, now.claim_for_me,
                    on_change.reform(move |claim_for_me| Settings { claim_for_me, ..now })) }
                { check_field("confirm", words::setting_confirm(), Some(words::setting_confirm_hint()), now.confirm,
                    on_change.reform(move |confirm| Settings { confirm, ..now })) }
            </>
        }
    }

    /// What is heard and felt.
    pub(super) fn signals(&self) -> Html {
        let (now, on_change) = (self.settings, &self.on_change);
        let on_volume = {
            let on_change = on_change.clone();
            Callback::from(move |event: InputEvent| {
                let field = event
                    .target()
                    .and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
                let volume = field.and_then(|field| field.value().parse().ok());
                if let Some(volume) = volume.and_then(Volume::new) {
                    on_change.emit(Settings { volume, ..now });
                }
            })
        };
        html! {
            <>
                { check_field("sounds", words::setting_sounds(), None, now.sounds,
                    on_change.reform(move |sounds| Settings { sounds, ..now })) }
                { check_field("speech", words::setting_speech(), Some(words::setting_speech_hint()), now.speech,
                    on_change.reform(move |speech| Settings { speech, ..now })) }
                <div class="field">
                    <label for="volume">{ words::setting_volume() }</label>
                    <input type="range" id="volume" min="1" max={Volume::MAX.to_string()} step="1"
                        value={now.volume.get().to_string()} oninput={on_volume} />
                </div>
                { check_field("vibration", words::setting_vibration(), Some(words::setting_vibration_hint()), now.vibration,
                    on_change.reform(move |vibration| Settings { vibration, ..now })) }
            </>
        }
    }
}
