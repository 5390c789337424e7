//! IndexedDB as far as games and other work need it: requests are issued at the call, only their
//! results are awaited.
//!
//! Not through the crate `idb`, which brings tokio into the page: a promise that the browser settles
//! by itself needs neither channels nor callbacks of ours.

use js_sys::{Array, Function, JsString, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbOpenDbRequest, IdbRequest, IdbTransaction,
    IdbTransactionMode,
};

use super::window;

/// What this version keeps in a database. A later version only adds stores, so that an earlier
/// one can still read what it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Schema {
    /// Its number, counted from 1.
    pub(super) version: u32,
    /// The stores, each from a key to a text.
    pub(super) stores: &'static [&'static str],
}

/// An open database.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Database {
    pub(super) idb: IdbDatabase,
    /// Whether a later version of the product has made it: then nothing may be written.
    is_newer: bool,
}

impl Database {
    /// Opens a database, and makes the stores that it does not have.
    pub(super) async fn open(name: &str, schema: Schema) -> Result<Self, JsValue> {
        let request = factory()?.open_with_u32(name, schema.version)?;
        request.set_onupgradeneeded(Some(&make_stores(&request, schema.stores)));
        Ok(Self::of(settled(&request).await?, false))
    }

    /// Opens a database as a later version has made it, to be read only; any other as
    /// [`open`](Self::open) does.
    pub(super) async fn open_newer(name: &str, schema: Schema) -> Result<Self, JsValue> {
        let request = factory()?.open_with_u32(name, schema.version)?;
        request.set_onupgradeneeded(Some(&make_stores(&request, schema.stores)));
        match settled(&request).await {
            Ok(opened) => Ok(Self::of(opened, false)),
            Err(_) if is_of_later_version(&request) => {
                let request = factory()?.open(name)?;
                Ok(Self::of(settled(&request).await?, true))
            }
            Err(error) => Err(error),
        }
    }

    /// Whether a later version of the product has made it: then nothing may be written.
    pub(super) const fn is_newer(&self) -> bool {
        self.is_newer
    }

    fn of(opened: JsValue, is_newer: bool) -> Self {
        let database: IdbDatabase = opened.unchecked_into();
        // Another tab with a newer version must be able to upgrade.
        let closing = database.clone();
        let close: Function = Closure::once_into_js(move || closing.close()).unchecked_into();
        database.set_onversionchange(Some(&close));
        Self {
            idb: database,
            is_newer,
        }
    }

    /// Reads the text of a key; `None` where nothing is kept, or no text.
    pub(super) async fn read(&self, store: &str, key: &str) -> Result<Option<String>, JsValue> {
        let transaction = self.idb.transaction_with_str(store)?;
        let request = transaction.object_store(store)?.get(&key.into())?;
        Ok(settled(&request).await?.as_string())
    }

    /// Reads the texts of several keys at one moment.
    pub(super) async fn read_all<const N: usize>(
        &self,
        store: &str,
        keys: [&str; N],
    ) -> Result<[Option<String>; N], JsValue> {
        let store = self.idb.transaction_with_str(store)?.object_store(store)?;
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
        let stores = texts.iter().map(|(store, ..)| *store);
        let transaction = self.begin(stores, IdbTransactionMode::Readwrite)?;
        for &(store, key, text) in texts {
            let store = transaction.object_store(store)?;
            store.put_with_key(&text.into(), &key.into())?;
        }
        commit(&transaction)?;
        Ok(Writing(transaction))
    }

    /// Whether it has a store.
    pub(super) fn has(&self, store: &str) -> bool {
        self.idb.object_store_names().contains(store)
    }

    /// Begins a transaction over some stores.
    pub(super) fn begin<'a>(
        &self,
        stores: impl Iterator<Item = &'a str>,
        mode: IdbTransactionMode,
    ) -> Result<IdbTransaction, JsValue> {
        let stores: Array = stores.map(JsString::from).collect();
        self.idb
            .transaction_with_str_sequence_and_mode(&stores, mode)
    }
}

/// Lets the browser finish a transaction without the page, which may be gone the next moment.
#[expect(
    deprecated,
    reason = "it stands in the specification and in every browser supported"
)]
pub(super) fn commit(transaction: &IdbTransaction) -> Result<(), JsValue> {
    transaction.commit()
}

/// A transaction that has been issued.
pub(super) struct Writing(pub(super) IdbTransaction);

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

fn factory() -> Result<IdbFactory, JsValue> {
    let window = window().ok_or(JsValue::UNDEFINED)?;
    window.indexed_db()?.ok_or(JsValue::UNDEFINED)
}

/// Whether a database was not opened because a later version of the product has made it.
fn is_of_later_version(request: &IdbOpenDbRequest) -> bool {
    let error: Option<DomException> = request.error().ok().flatten();
    error.is_some_and(|error| error.name() == "VersionError")
}

/// What makes the stores. One that is there already stays as it is; what else fails there fails the
/// opening, which is reported.
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
pub(super) async fn settled(request: &IdbRequest) -> Result<JsValue, JsValue> {
    JsFuture::from(outcome(request)).await?;
    request.result()
}

/// Settled as soon as the request is.
pub(super) fn outcome(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    })
}
