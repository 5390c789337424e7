//! IndexedDB as far as games and other work need it: requests are issued at the call, only their
//! results are awaited.
//!
//! Not through the crate `idb`, which brings tokio into the page: a promise that the browser settles
//! by itself needs neither channels nor callbacks of ours.

use js_sys::{Array, Function, JsString, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode};

use super::window;

/// An open database.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens a database, and makes its stores when it is new.
    pub(super) async fn open(name: &str, stores: &'static [&'static str]) -> Result<Self, JsValue> {
        let window = window().ok_or(JsValue::UNDEFINED)?;
        let factory = window.indexed_db()?.ok_or(JsValue::UNDEFINED)?;
        let request = factory.open_with_u32(name, 1)?;
        request.set_onupgradeneeded(Some(&make_stores(&request, stores)));
        let opened = settled(&request).await?;
        let database: IdbDatabase = opened.unchecked_into();
        // Another tab with a newer version must be able to upgrade.
        let closing = database.clone();
        let close: Function = Closure::once_into_js(move || closing.close()).unchecked_into();
        database.set_onversionchange(Some(&close));
        Ok(Self(database))
    }

    /// Reads the text of a key; `None` where nothing is kept, or no text.
    pub(super) async fn read(&self, store: &str, key: &str) -> Result<Option<String>, JsValue> {
        let transaction = self.0.transaction_with_str(store)?;
        let request = transaction.object_store(store)?.get(&key.into())?;
        Ok(settled(&request).await?.as_string())
    }

    /// Reads the texts of several keys at one moment.
    pub(super) async fn read_all<const N: usize>(
        &self,
        store: &str,
        keys: [&str; N],
    ) -> Result<[Option<String>; N], JsValue> {
        let store = self.0.transaction_with_str(store)?.object_store(store)?;
        let mut requests = Vec::with_capacity(N);
        for key in keys {
            let request = store.get(&key.into())?;
            // Listened to before anything is awaited: it is settled only once.
            requests.push((outcome(&request), request));
        }
        let mut texts = [const { None }; N];
        for (text, (outcome, request)) in texts.iter_mut().zip(requests) {
            JsFuture::from(outcome).await?;
            *text = request.result()?.as_string();
        }
        Ok(texts)
    }

    /// Issues the writing of texts, each with its store and key, in one transaction.
    pub(super) fn write(&self, texts: &[(&str, &str, &str)]) -> Result<Writing, JsValue> {
        let stores: Array = texts
            .iter()
            .map(|(store, ..)| JsString::from(*store))
            .collect();
        let mode = IdbTransactionMode::Readwrite;
        let transaction = self
            .0
            .transaction_with_str_sequence_and_mode(&stores, mode)?;
        for (store, key, text) in texts {
            let store = transaction.object_store(store)?;
            store.put_with_key(&(*text).into(), &(*key).into())?;
        }
        commit(&transaction)?;
        Ok(Writing(transaction))
    }
}

/// Lets the browser finish a transaction without the page, which may be gone the next moment.
#[expect(
    deprecated,
    reason = "it stands in the specification and in every browser supported"
)]
fn commit(transaction: &IdbTransaction) -> Result<(), JsValue> {
    transaction.commit()
}

/// A transaction that has been issued.
pub(super) struct Writing(IdbTransaction);

impl Writing {
    /// Whether everything was written.
    pub(super) async fn succeeds(self) -> bool {
        let promise = Promise::new(&mut |resolve, reject| {
            self.0.set_oncomplete(Some(&resolve));
            self.0.set_onabort(Some(&reject));
            self.0.set_onerror(Some(&reject));
        });
        JsFuture::from(promise).await.is_ok()
    }
}

/// What makes the stores; what fails there fails the opening, which is reported.
fn make_stores(request: &IdbOpenDbRequest, stores: &'static [&'static str]) -> Function {
    let request = request.clone();
    let make = move || {
        let database: Option<IdbDatabase> = request.result().ok().map(JsCast::unchecked_into);
        for store in stores {
            let made = database.as_ref().map(|it| it.create_object_store(store));
            drop(made);
        }
    };
    Closure::once_into_js(make).unchecked_into()
}

/// What a request brings.
async fn settled(request: &IdbRequest) -> Result<JsValue, JsValue> {
    JsFuture::from(outcome(request)).await?;
    request.result()
}

/// Settled as soon as the request is.
fn outcome(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    })
}
