//! Failures: by chance, forced, or triggered by a traveller's name.

use chrono::TimeDelta;
use jetway_domain::air::extra::{Extra, ExtraKind};
use jetway_domain::air::traveller::Traveller;

use super::SandboxSupplier;
use crate::port::air::SupplierError;
use crate::sandbox::journal::IssueTrigger;
use crate::sandbox::records::Record;
use crate::sandbox::shopping::OfferSpec;
use crate::sandbox::switches::{Effect, Step};

/// After this many seconds a search's failure is rolled again.
const SPELL_SECONDS: i64 = 600;
/// The same for other reads, which are retried within seconds.
const SHORT_SPELL_SECONDS: i64 = 60;
/// Fare increase triggered by a surname.
const NAMED_UPLIFT_PERCENT: u32 = 5;
/// Minimum fare change by chance, in basis points…
const LEAST_DRIFT_BP: i32 = 150;
/// …plus less than this.
const DRIFT_SPREAD_BP: u64 = 500;
/// Minimum time of tickets that are not issued at once.
const LEAST_TICKETING_SECONDS: u32 = 2;

/// Failure of a price check.
pub(super) enum PriceAccident {
    SoldOut,
    /// The trip is sold in the next more expensive class.
    ClassChanged,
    /// The base fare changes by this many basis points.
    Moved(i32),
}

impl SandboxSupplier {
    /// The current time window for failures.
    pub(super) fn spell(&self) -> i64 {
        self.world.now().timestamp().div_euclid(SPELL_SECONDS)
    }

    /// Timeout or error for this key in this time window.
    pub(super) fn fail_in(&self, spell: i64, question: &str) -> Result<(), SupplierError> {
        let (dice, config, id) = (&self.world.dice, &self.world.config, &self.id.0);
        let happens = |bp, what: &str| dice.happens(bp, format_args!("{what}|{id}|{spell}|{question}"));
        if happens(config.read_timeout_bp, "timeout") {
            return Err(SupplierError::Timeout);
        }
        if happens(config.read_failed_bp, "failed") {
            return Err(SupplierError::Unavailable("internal error 500".to_owned()));
        }
        Ok(())
    }

    /// The same for a read other than a search.
    pub(super) fn fail_read(&self, question: &str) -> Result<(), SupplierError> {
        let spell = self.world.now().timestamp().div_euclid(SHORT_SPELL_SECONDS);
        self.fail_in(spell, question)
    }

    /// A price that has changed before stays unchanged.
    pub(super) fn price_accident(&self, spec: &OfferSpec) -> Option<PriceAccident> {
        let (dice, config) = (&self.world.dice, &self.world.config);
        let question = format!(
            "{}|{}|{:?}",
            self.spell(),
            spec.trip_key(self.world.schedule),
            spec.brand
        );
        let accident = |bp, what: &str| dice.happens(bp, format_args!("{what}|{question}"));
        if accident(config.price_sold_out_bp, "priceSoldOut") {
            return Some(PriceAccident::SoldOut);
        }
        if accident(config.class_changed_bp, "classChanged") {
            return Some(PriceAccident::ClassChanged);
        }
        let chance = config.price_changed_bp.saturating_mul(self.persona.stale);
        let moves = spec.uplift_bp == 0 && accident(chance, "priceChanged");
        moves.then(|| PriceAccident::Moved(self.drift(&question)))
    }

    /// Failure of a booking, if any.
    pub(super) fn booking_effect(
        &self,
        operation_id: &str,
        spec: &OfferSpec,
        travellers: &[Traveller],
    ) -> Option<Effect> {
        if let Some(forced) = self.forced(Step::Book) {
            Some(forced)
        } else if is_among(travellers, "SOLDOUT") {
            Some(Effect::SoldOut)
        } else if is_among(travellers, "PRICEUP") && spec.uplift_bp == 0 {
            Some(Effect::PriceUp {
                percent: NAMED_UPLIFT_PERCENT,
            })
        } else {
            self.strikes(self.world.config.book_sold_out_bp, "bookSoldOut", operation_id)
                .then_some(Effect::SoldOut)
        }
    }

    /// Fare change of a booking without another failure, in basis points.
    pub(super) fn booking_drift(&self, operation_id: &str, spec: &OfferSpec) -> i32 {
        let chance = self.world.config.book_price_changed_bp;
        self.drift_at(chance, "bookPriceChanged", operation_id, spec)
    }

    /// Failure of a ticketing request, if any.
    pub(super) fn issue_effect(&self, operation_id: &str, record: &Record) -> Option<Effect> {
        let config = &self.world.config;
        let strikes = |bp, what| self.strikes(bp, what, operation_id);
        self.forced(Step::Issue).or(match record.trigger {
            Some(IssueTrigger::Pending) => Some(Effect::Pending),
            Some(IssueTrigger::Part) => Some(Effect::Partial),
            Some(IssueTrigger::Refused) => Some(Effect::Refuse),
            Some(IssueTrigger::Lost) => Some(Effect::Unknown),
            None if strikes(config.issue_refused_bp, "issueRefused") => Some(Effect::Refuse),
            None if strikes(config.issue_pending_bp, "issuePending") => Some(Effect::Pending),
            None if self.makes_parts(record) && strikes(config.issue_partial_bp, "issuePartial") => {
                Some(Effect::Partial)
            }
            None => None,
        })
    }

    /// Fare change of a ticketing request without another failure, in basis points.
    pub(super) fn issue_drift(&self, operation_id: &str, spec: &OfferSpec) -> i32 {
        let chance = self.world.config.issue_price_changed_bp;
        self.drift_at(chance, "issuePriceChanged", operation_id, spec)
    }

    /// A single ticket cannot be partial, and manual tickets are issued together.
    const fn makes_parts(&self, record: &Record) -> bool {
        record.people() > 1 && !self.persona.tickets_by_hand()
    }

    /// Immediate, unless delayed by an effect, a queue or manual work.
    pub(super) fn ticketing_takes(&self, effect: Option<Effect>, pnr: &str) -> TimeDelta {
        let (dice, config) = (&self.world.dice, &self.world.config);
        if matches!(effect, Some(Effect::Pending | Effect::Unknown)) {
            return TimeDelta::minutes(i64::from(config.pending_minutes));
        }
        let between = |least: u32, most: u32, what: &str| {
            let more = u64::from(most.saturating_sub(least)) + 1;
            let waited = dice.below(more, format_args!("{what}|{pnr}"));
            i64::from(least) + i64::try_from(waited).unwrap_or(0)
        };
        if self.persona.tickets_by_hand() && config.by_hand_minutes > 0 {
            TimeDelta::minutes(between(1, config.by_hand_minutes - 1, "byHand"))
        } else if self.persona.tickets_later() && config.ticketing_seconds > 0 {
            TimeDelta::seconds(between(LEAST_TICKETING_SECONDS, config.ticketing_seconds, "ticketing"))
        } else {
            TimeDelta::zero()
        }
    }

    /// Which SSR of a booking is refused, if one is.
    pub(super) fn refused_request(&self, operation_id: &str, extras: &[Extra]) -> Option<String> {
        let chance = self.world.config.requests_refused_bp;
        if !self.strikes(chance, "requestsRefused", operation_id) {
            return None;
        }
        let requests: Vec<_> = extras.iter().filter(|extra| extra.kind == ExtraKind::Request).collect();
        let count = u64::try_from(requests.len()).ok().filter(|count| *count > 0)?;
        let at = self
            .world
            .dice
            .below(count, format_args!("whichRequest|{operation_id}"));
        let refused = requests.get(usize::try_from(at).ok()?)?;
        Some(refused.extra_id.clone())
    }

    /// Every write is rolled once: a repetition is another operation, and may end differently.
    fn strikes(&self, chance_bp: u32, what: &str, operation_id: &str) -> bool {
        self.world
            .dice
            .happens(chance_bp, format_args!("{what}|{operation_id}"))
    }

    /// A price that has changed before stays unchanged.
    fn drift_at(&self, chance_bp: u32, what: &str, operation_id: &str, spec: &OfferSpec) -> i32 {
        if spec.uplift_bp == 0 && self.strikes(chance_bp, what, operation_id) {
            self.drift(&format!("{what}|{operation_id}"))
        } else {
            0
        }
    }

    /// Size of a fare change, mostly upwards.
    fn drift(&self, question: &str) -> i32 {
        let dice = &self.world.dice;
        let more = dice.below(DRIFT_SPREAD_BP, format_args!("uplift|{question}"));
        let far = LEAST_DRIFT_BP + i32::try_from(more).unwrap_or(0);
        let falls = dice.happens(self.world.config.price_dropped_bp, format_args!("falls|{question}"));
        if falls { -far } else { far }
    }
}

/// How a traveller's name affects ticketing.
pub(super) fn issue_trigger(travellers: &[Traveller]) -> Option<IssueTrigger> {
    travellers
        .iter()
        .find_map(|traveller| match traveller.surname.to_ascii_uppercase().as_str() {
            "TKTPEND" => Some(IssueTrigger::Pending),
            "TKTPART" => Some(IssueTrigger::Part),
            "TKTFAIL" => Some(IssueTrigger::Refused),
            "TKTLOST" => Some(IssueTrigger::Lost),
            _ => None,
        })
}

pub(super) fn is_among(travellers: &[Traveller], surname: &str) -> bool {
    travellers
        .iter()
        .any(|traveller| traveller.surname.eq_ignore_ascii_case(surname))
}
