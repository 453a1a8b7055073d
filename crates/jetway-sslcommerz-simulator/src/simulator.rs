//! The simulator: a store, its transactions, and what it sent.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::sale::{Attempt, Fields, Sale};
use crate::{Choice, Mood, sign};

/// Notifications of [`Choice::PayRepeated`].
const REPEATS: usize = 5;

/// The store, and where the simulator is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The store's id.
    pub store_id: String,
    /// The store's password.
    pub store_password: String,
}

/// A signed callback, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Callback {
    /// Where it is sent.
    pub url: String,
    /// A form.
    pub body: String,
}

/// The simulator.
#[derive(Debug)]
pub struct Simulator {
    pub(crate) settings: Settings,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) mood: Mood,
    /// By transaction id.
    pub(crate) sales: BTreeMap<String, Sale>,
    /// Refunds: `refund_ref_id` to `bank_tran_id`.
    pub(crate) refunds: BTreeMap<String, String>,
    /// Calls that were received, by path.
    calls: Vec<String>,
    count: u64,
}

impl State {
    pub(crate) fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    pub(crate) fn of_session(&mut self, session: &str) -> Option<&mut Sale> {
        self.sales.values_mut().find(|sale| sale.session == session)
    }
}

impl Simulator {
    /// A simulator of a store without transactions.
    #[must_use]
    pub fn new(settings: Settings) -> Arc<Self> {
        Arc::new(Self {
            settings,
            state: Mutex::default(),
        })
    }

    /// Sets its behaviour from now on.
    pub fn set_mood(&self, mood: Mood) {
        self.state().mood = mood;
    }

    /// Number of calls received so far whose path ends like this.
    #[must_use]
    pub fn calls(&self, path: &str) -> usize {
        self.state().calls.iter().filter(|call| call.ends_with(path)).count()
    }

    /// The payer presses a button of the page. Returns the notifications to send now, and where the browser posts what; `None` for an
    /// unknown page, or after a payer has decided.
    #[must_use]
    pub fn choose(&self, session: &str, choice: Choice) -> Option<(Vec<Callback>, Callback)> {
        let mut state = self.state();
        let number = state.next();
        let sale = state.of_session(session)?;
        // After a declined card the payer may try another one.
        let is_over = |attempt: &Attempt| attempt.status != "FAILED";
        if sale.attempt.as_ref().is_some_and(is_over) {
            return None;
        }
        sale.attempt = Some(Attempt::of(sale, choice, number));
        let back = self.callback(sale, sale.way_back(choice));
        let count = match choice {
            Choice::PayLate | Choice::PaySilently => 0,
            Choice::PayRepeated => REPEATS,
            _ => 1,
        };
        let notice = self.callback(sale, sale.field("ipn_url"));
        Some((vec![notice; count], back))
    }

    /// The bank answers a late payment. Returns the notification; `None` when nothing is waiting.
    #[must_use]
    pub fn settle(&self, session: &str) -> Option<Callback> {
        let mut state = self.state();
        let sale = state.of_session(session)?;
        let attempt = sale.attempt.as_mut().filter(|attempt| attempt.status == "PENDING")?;
        attempt.status = "VALID";
        Some(self.callback(sale, sale.field("ipn_url")))
    }

    /// Asks the session key of a page's address.
    #[must_use]
    pub fn session_of(page: &str) -> &str {
        page.rsplit('/').next().unwrap_or_default()
    }

    fn callback(&self, sale: &Sale, url: &str) -> Callback {
        let mut fields = sale
            .attempt
            .as_ref()
            .map(|attempt| attempt.fields(sale))
            .unwrap_or_default();
        let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        let names = names.join(",");
        let signature = sign::verify_sign(&fields, &self.settings.store_password);
        fields.push(("verify_sign".to_owned(), signature));
        fields.push(("verify_key".to_owned(), names));
        let body = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(fields)
            .finish();
        Callback {
            url: url.to_owned(),
            body,
        }
    }

    /// Notes a call; returns the mood, or `None` for other credentials.
    pub(crate) fn admit(&self, path: &str, fields: &Fields) -> Option<Mood> {
        let is = |name: &str, value: &String| fields.get(name) == Some(value);
        let mut state = self.state();
        state.calls.push(path.to_owned());
        let is_store = is("store_id", &self.settings.store_id) && is("store_passwd", &self.settings.store_password);
        is_store.then_some(state.mood)
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
