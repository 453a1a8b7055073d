//! An embassy that decides over the days of the world's clock. It keeps nothing: what it decides follows from what was lodged, so a
//! restart changes nothing.

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, NaiveTime, TimeDelta, Utc};

use super::dice::Dice;
use super::world::World;
use crate::port::embassy::{Embassy, EmbassyDecision, EmbassyState, SupplierError, VisaLodging};

/// Days after lodging until the embassy asks for fingerprints, and until the appointment.
const BIOMETRICS_ASKED: i64 = 1;
const BIOMETRICS_AT: i64 = 3;
/// The appointment's time of day.
const OPENS: NaiveTime = NaiveTime::from_hms_opt(10, 0, 0).expect("a time of day");
/// Days after lodging until an incomplete application is returned.
const RETURNED_AFTER: i64 = 1;
/// A slow application takes this many times the most days.
const SLOWNESS: i64 = 3;
/// References and visa numbers are below it.
const NUMBERS: u64 = 100_000_000;

/// The sandbox's embassy, of every destination.
struct SandboxEmbassy(Arc<World>);

impl World {
    /// Its embassy.
    #[must_use]
    pub fn embassy(self: &Arc<Self>) -> Arc<dyn Embassy> {
        Arc::new(SandboxEmbassy(Arc::clone(self)))
    }
}

#[async_trait]
impl Embassy for SandboxEmbassy {
    async fn lodge(&self, lodging: &VisaLodging) -> Result<String, SupplierError> {
        Ok(reference(&self.0.dice, lodging))
    }

    async fn read(&self, named: &str, lodging: &VisaLodging) -> Result<EmbassyState, SupplierError> {
        if named != reference(&self.0.dice, lodging) {
            return Err(SupplierError::NotFound);
        }
        Ok(state(&self.0.dice, lodging, self.0.now()))
    }
}

fn reference(dice: &Dice, lodging: &VisaLodging) -> String {
    let number = dice.below(NUMBERS, format_args!("lodged|{}", lodging.operation));
    format!("{}-{number:08}", lodging.destination)
}

fn state(dice: &Dice, lodging: &VisaLodging, now: DateTime<Utc>) -> EmbassyState {
    let surname = lodging.surname.trim().to_uppercase();
    let lodged = lodging.lodged_at;
    if surname == "RETURNED" {
        return if now < lodged + TimeDelta::days(RETURNED_AFTER) {
            EmbassyState::InProcess
        } else {
            let reason = "A document cannot be read. Please lodge the application again.".to_owned();
            EmbassyState::Decided(EmbassyDecision::Returned { reason })
        };
    }
    let (fewest, most) = (i64::from(lodging.days.0), i64::from(lodging.days.1));
    let span = u64::try_from(most - fewest + 1).unwrap_or(1);
    let drawn = dice.below(span, format_args!("days|{}", lodging.operation));
    let days = fewest + i64::try_from(drawn).unwrap_or(0);
    let mut decided_at = lodged + TimeDelta::days(days);
    match surname.as_str() {
        "SLOW" => decided_at = lodged + TimeDelta::days(most * SLOWNESS),
        "BIOMETRICS" => {
            let appointment = (lodged + TimeDelta::days(BIOMETRICS_AT))
                .date_naive()
                .and_time(OPENS)
                .and_utc();
            decided_at = appointment + TimeDelta::days(days);
            if now < appointment && now >= lodged + TimeDelta::days(BIOMETRICS_ASKED) {
                return EmbassyState::BiometricsDue { at: appointment };
            }
        }
        _ => {}
    }
    if now < decided_at {
        return EmbassyState::InProcess;
    }
    EmbassyState::Decided(if surname == "REFUSED" {
        let reason = "The purpose of the stay was not proven.".to_owned();
        EmbassyDecision::Refused { reason }
    } else {
        let number = dice.below(NUMBERS, format_args!("visa|{}", lodging.operation));
        EmbassyDecision::Approved {
            visa_number: format!("{}{number:08}", lodging.destination),
        }
    })
}
