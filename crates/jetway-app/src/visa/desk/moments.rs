//! When something about an application is due. No I/O.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::order::OrderStatus;
use jetway_domain::visa::applicant::{Applicant, VisaState};
use jetway_domain::visa::order::VisaOrder;

/// Interval at which the embassy is queried for an order.
const READ_EVERY: TimeDelta = TimeDelta::hours(1);
/// The agency is reminded this long before something is due.
const REMIND_BEFORE: TimeDelta = TimeDelta::days(1);
/// The agency is reminded of a draft's missing documents this long before the draft expires.
const DRAFT_REMINDED: TimeDelta = TimeDelta::days(3);
/// The agency is reminded of a passport that expires within this time.
pub(super) const PASSPORT_ENDS: TimeDelta = TimeDelta::days(30);

/// A reminder to the agency, sent once.
pub(super) struct Reminder {
    /// Its key among the sent reminders.
    pub(super) name: String,
    /// When it is sent.
    pub(super) at: DateTime<Utc>,
    /// The line of history.
    pub(super) text: String,
}

/// When the timer checks an order again; `keep` is how long documents are kept after the end.
pub(in crate::visa) fn next_check(
    order: &VisaOrder,
    keep: Option<TimeDelta>,
    now: DateTime<Utc>,
) -> Option<DateTime<Utc>> {
    let reminders = reminders(order).into_iter().map(|reminder| reminder.at.max(now));
    let mut moments: Vec<DateTime<Utc>> = reminders.collect();
    moments.extend(order.draft_until());
    if order.details.applicants.iter().any(|one| one.state.is_at_embassy()) {
        moments.push(now + READ_EVERY);
    } else if is_open(order) {
        moments.push(now + REMIND_BEFORE);
    }
    let has_files = order.details.documents_deleted_at.is_none() && !order.files().is_empty();
    if has_files && is_over(order) {
        moments.push(deletion_check(deletes_at(order, keep), now));
    }
    moments.into_iter().min()
}

/// When the documents of an ended order are checked again: when they are to be deleted, but within a day, since the tenant
/// may change how long they are kept.
fn deletion_check(deletes_at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> DateTime<Utc> {
    let at_most = now + REMIND_BEFORE;
    deletes_at.map_or(at_most, |at| at.min(at_most))
}

/// Whether it is paid and still in progress.
pub(super) fn is_open(order: &VisaOrder) -> bool {
    order.status == OrderStatus::Confirmed && !is_over(order)
}

/// Whether nothing more happens to any applicant.
fn is_over(order: &VisaOrder) -> bool {
    let is_closed = |one: &Applicant| {
        matches!(
            one.state,
            VisaState::Refused | VisaState::Returned | VisaState::Delivered | VisaState::Cancelled | VisaState::Expired
        )
    };
    matches!(order.status, OrderStatus::Cancelled | OrderStatus::Expired)
        || order.details.applicants.iter().all(is_closed)
}

/// When the documents are deleted; `None` before the end, and once they are.
pub(super) fn deletes_at(order: &VisaOrder, keep: Option<TimeDelta>) -> Option<DateTime<Utc>> {
    if !is_over(order) || order.details.documents_deleted_at.is_some() {
        return None;
    }
    Some(order.details.state_since.max(order.status_since) + keep?)
}

/// Reminders that were not sent, except of passports.
pub(super) fn reminders(order: &VisaOrder) -> Vec<Reminder> {
    let mut due = Vec::new();
    let misses = |one: &Applicant| one.missing().next().is_some();
    let draft = order
        .draft_until()
        .filter(|_| order.details.applicants.iter().any(misses));
    due.extend(draft.map(|until| Reminder {
        name: "draft".to_owned(),
        at: until - DRAFT_REMINDED,
        text: "The draft expires in three days, and documents are missing.".to_owned(),
    }));
    for correction in order.open_corrections() {
        let who = order
            .applicant(correction.applicant)
            .map(Applicant::name)
            .unwrap_or_default();
        let at = correction.due_at - REMIND_BEFORE;
        // With less time than that, the request itself reminds.
        if at > correction.requested_at {
            due.push(Reminder {
                name: format!("correction {}", correction.id),
                at,
                text: format!("{who}: the correction is due within a day."),
            });
        }
        due.push(Reminder {
            name: format!("overdue {}", correction.id),
            at: correction.due_at,
            text: format!("{who}: the correction is overdue."),
        });
    }
    for applicant in &order.details.applicants {
        let asked = applicant
            .biometrics_at
            .filter(|_| applicant.state == VisaState::BiometricsDue);
        due.extend(asked.map(|at| Reminder {
            name: format!("biometrics {} {}", applicant.id, at.timestamp()),
            at: at - REMIND_BEFORE,
            text: format!("{}: the appointment at the embassy is within a day.", applicant.name()),
        }));
    }
    due.retain(|one| !order.details.reminders.contains(&one.name));
    due
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta, Utc};

    use super::deletion_check;

    #[test]
    fn documents_that_are_kept_are_looked_at_every_day() {
        let now: DateTime<Utc> = "2026-12-01T08:00:00Z".parse().unwrap();
        let after = |hours| now + TimeDelta::hours(hours);
        assert_eq!(deletion_check(None, now), after(24), "the tenant is not known yet");
        assert_eq!(deletion_check(Some(after(24 * 180)), now), after(24));
        assert_eq!(deletion_check(Some(after(5)), now), after(5));
    }
}
