//! A payment provider without money. Payers' decisions are stored in a file and survive a restart.

mod control;
mod mood;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Clock;
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::secret::SecretKey;
use serde::{Deserialize, Serialize};

pub use control::SimulatorStatus;
pub use mood::Mood;

use super::signer::Signer;
use crate::port::payment::{Bill, BillState, Notice, OpenBill, Opened, PaymentProvider, ProviderError};
use crate::sandbox::{FileJournal, JournalError};

/// Its fee, in basis points.
const FEE_BP: u32 = 180;
/// Delay of a late bank answer.
const LATE: TimeDelta = TimeDelta::seconds(30);
/// Number of repeated notifications.
const REPEATS: usize = 5;
/// Path of its payment page.
const PAGE: &str = "/api/payment/v1/sandbox/checkout";

/// Id of the built-in provider.
pub const ID: &str = "sandbox";

/// The simulator.
pub struct Simulator {
    signer: Signer,
    clock: Arc<dyn Clock>,
    journal: FileJournal,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    checkouts: BTreeMap<String, Checkout>,
    mood: Mood,
    /// Notifications to be sent later, with their time.
    waiting: Vec<(DateTime<Utc>, SignedNotice)>,
    /// Notifications sent, or lost on the way.
    made: Vec<SignedNotice>,
}

/// A bill on the simulator's page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Checkout {
    /// The secret in the page's URL.
    pub reference: String,
    payment: PaymentId,
    merchant: TenantId,
    /// The payee.
    pub payee: String,
    /// What it is for.
    pub description: String,
    /// The amount.
    pub total: Money,
    /// Where the payer returns to.
    pub return_to: String,
    expires_at: DateTime<Utc>,
    decision: Option<Decision>,
}

/// A payer's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Decision {
    Paid { amount: Money, at: DateTime<Utc> },
    Failed,
    Cancelled,
}

/// A button on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Choice {
    /// Pay; one notification.
    Pay,
    /// Pay; answer and notification come half a minute later.
    PayLate,
    /// Pay; the notification is sent five times.
    PayRepeated,
    /// The card is declined.
    Decline,
    /// Return without paying.
    Cancel,
}

/// A notification as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SignedNotice {
    /// The tenant it is sent to.
    pub merchant: TenantId,
    /// Its body.
    pub body: String,
    /// Its signature.
    pub signature: String,
}

/// Result of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided {
    /// Where the payer goes.
    pub return_to: String,
    /// Notifications to send now.
    pub notices: Vec<SignedNotice>,
}

/// Body of a notification.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct NoticeBody {
    payment_id: PaymentId,
    state: String,
    amount: String,
}

impl Simulator {
    /// Opens the simulator with its stored state. Signs with a secret derived from `key`. The file has no lock of its
    /// own: the caller must hold the lock of the sandbox world's journal in the same folder.
    ///
    /// # Errors
    /// The file cannot be used.
    pub fn open(path: &Path, key: &SecretKey, clock: Arc<dyn Clock>) -> Result<Arc<Self>, JournalError> {
        let journal = FileJournal::open_beside(path)?;
        let mut state = State::default();
        for checkout in journal.lines::<Checkout>()? {
            state.checkouts.insert(checkout.reference.clone(), checkout);
        }
        Ok(Arc::new(Self {
            signer: Signer::of(key, "payment simulator"),
            clock,
            journal,
            state: Mutex::new(state),
        }))
    }

    /// The bill of a page's URL.
    #[must_use]
    pub fn checkout(&self, merchant: &TenantId, reference: &str) -> Option<Checkout> {
        let found = self.state().checkouts.get(reference).cloned();
        found.filter(|checkout| checkout.merchant == *merchant)
    }

    /// Records a payer's choice. The first one counts; later ones only redirect back.
    ///
    /// # Errors
    /// The decision cannot be stored.
    pub fn choose(
        &self,
        merchant: &TenantId,
        reference: &str,
        choice: Choice,
    ) -> Result<Option<Decided>, JournalError> {
        let now = self.clock.now();
        let mut state = self.state();
        let mood = state.mood;
        let found = state.checkouts.get(reference).cloned();
        let Some(mut checkout) = found.filter(|checkout| checkout.merchant == *merchant) else {
            return Ok(None);
        };
        let return_to = checkout.return_to.clone();
        let nothing = Decided {
            return_to: return_to.clone(),
            notices: Vec::new(),
        };
        if checkout.decision.is_some() || now >= checkout.expires_at {
            return Ok(Some(nothing));
        }
        let amount = mood.taken(checkout.total);
        checkout.decision = Some(match choice {
            Choice::Pay | Choice::PayRepeated => Decision::Paid { amount, at: now },
            Choice::PayLate => Decision::Paid { amount, at: now + LATE },
            Choice::Decline => Decision::Failed,
            Choice::Cancel => Decision::Cancelled,
        });
        self.journal.add(&checkout)?;
        let notice = self.notice(&checkout, amount);
        state.checkouts.insert(checkout.reference.clone(), checkout);
        if mood.silent {
            state.made.push(notice);
            return Ok(Some(nothing));
        }
        let notices = match choice {
            Choice::PayLate => {
                state.waiting.push((now + LATE, notice));
                Vec::new()
            }
            Choice::PayRepeated => vec![notice; REPEATS],
            Choice::Pay | Choice::Decline | Choice::Cancel => vec![notice],
        };
        state.made.extend(notices.iter().cloned());
        Ok(Some(Decided { return_to, notices }))
    }

    /// Notifications that are due; each is returned once.
    #[must_use]
    pub fn due_notices(&self) -> Vec<SignedNotice> {
        let now = self.clock.now();
        let mut state = self.state();
        let (due, waiting) = std::mem::take(&mut state.waiting)
            .into_iter()
            .partition(|(at, _)| *at <= now);
        state.waiting = waiting;
        let due: Vec<_> = due.into_iter().map(|(_, notice): (_, SignedNotice)| notice).collect();
        state.made.extend(due.iter().cloned());
        due
    }

    fn notice(&self, checkout: &Checkout, amount: Money) -> SignedNotice {
        let state = match checkout.decision {
            Some(Decision::Paid { .. }) => "paid",
            Some(Decision::Failed) => "failed",
            Some(Decision::Cancelled) => "cancelled",
            None => "open",
        };
        let body = NoticeBody {
            payment_id: checkout.payment,
            state: state.to_owned(),
            amount: amount.to_string(),
        };
        let body = serde_json::to_string(&body).unwrap_or_default();
        let signature = self.signer.sign(body.as_bytes());
        SignedNotice {
            merchant: checkout.merchant.clone(),
            body,
            signature,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn refuse_when_down(&self) -> Result<(), ProviderError> {
        if self.state().mood.down {
            return Err(ProviderError::Unavailable("down on purpose".to_owned()));
        }
        Ok(())
    }
}

#[async_trait]
impl PaymentProvider for Simulator {
    fn id(&self) -> &'static str {
        ID
    }

    fn serves(&self, _merchant: &TenantId) -> bool {
        true
    }

    fn fee(&self, _merchant: &TenantId, amount: Money) -> Result<Money, MoneyError> {
        amount.percent_bp(FEE_BP)
    }

    async fn open(&self, bill: &Bill) -> Result<Opened, ProviderError> {
        self.refuse_when_down()?;
        // Derived from the payment: stable and not guessable.
        let digits = self.signer.sign(bill.payment.to_string().as_bytes());
        let reference: String = digits.chars().take(40).collect();
        let checkout = Checkout {
            reference: reference.clone(),
            payment: bill.payment,
            merchant: bill.merchant.clone(),
            payee: bill.payee.clone(),
            description: bill.description.clone(),
            total: bill.total,
            return_to: bill.return_to.clone(),
            expires_at: bill.expires_at,
            decision: None,
        };
        let mut state = self.state();
        if !state.checkouts.contains_key(&reference) {
            let kept = self.journal.add(&checkout);
            kept.map_err(|error| ProviderError::Unavailable(error.to_string()))?;
            state.checkouts.insert(reference.clone(), checkout);
        }
        let redirect_url = format!("{PAGE}?session={reference}");
        Ok(Opened {
            reference,
            redirect_url,
        })
    }

    async fn state(&self, bill: OpenBill<'_>) -> Result<BillState, ProviderError> {
        self.refuse_when_down()?;
        let now = self.clock.now();
        let state = Self::state(self);
        let checkout = state.checkouts.get(bill.reference).ok_or(ProviderError::Unknown)?;
        Ok(match checkout.decision {
            Some(Decision::Paid { amount, at }) if at <= now => BillState::Paid(amount),
            Some(Decision::Paid { .. }) | None => BillState::Open,
            Some(Decision::Failed) => BillState::Failed,
            Some(Decision::Cancelled) => BillState::Cancelled,
        })
    }

    fn read_notice(&self, _merchant: &TenantId, body: &[u8], signature: &str) -> Option<Notice> {
        if !self.signer.is_by_us(body, signature) {
            return None;
        }
        let body: NoticeBody = serde_json::from_slice(body).ok()?;
        Some(Notice {
            payment: body.payment_id,
        })
    }
}

#[cfg(test)]
mod tests;
