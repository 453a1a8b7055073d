//! Voids and refunds tickets.

use chrono::TimeDelta;

use super::SandboxSupplier;
use crate::port::air::{BookingState, Outcome, RefundOrder, RefundProgress, RefundWay};
use crate::sandbox::journal::{JournalEntry, Refusal};
use crate::sandbox::records::Answered;
use crate::sandbox::switches::{Effect, Step};

/// How long it takes until a refund is approved.
const APPROVAL_TAKES: TimeDelta = TimeDelta::hours(1);

impl SandboxSupplier {
    pub(super) fn void_tickets(&self, operation_id: &str, pnr: &str) -> Outcome<()> {
        let mut records = self.world.records();
        match records.answer(operation_id) {
            Some(Answered::Voided) => return Outcome::Done(()),
            Some(Answered::Refused(refusal)) => return Outcome::Rejected(self.rejection(refusal, &records)),
            Some(_) => return self.refused("this operation was another one"),
            None => {}
        }
        let Some(record) = records.find(&self.id.0, pnr) else {
            return self.refused("unknown record");
        };
        match record.state(self.world.now()) {
            BookingState::Ticketed => {}
            BookingState::Cancelled => return self.refused("the record is cancelled"),
            BookingState::Pending | BookingState::Held | BookingState::Ticketing => {
                return self.refused("the record has no tickets");
            }
        }
        let is_begun = record.has_refunds();
        let effect = self.forced(Step::Void);
        let refusal = match effect {
            _ if self.persona.void.is_none() => Some("tickets of this airline are not voided; ask for a refund"),
            _ if is_begun => Some("a part of these tickets was refunded"),
            Some(Effect::Refuse) => Some("the airline did not void the tickets"),
            _ => None,
        };
        if let Some(why) = refusal {
            return self.refuse(&mut records, operation_id, Refusal::Because(why.to_owned()));
        }
        let entry = JournalEntry::Voided {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        Outcome::Done(())
    }

    pub(super) fn take_refund(&self, operation_id: &str, pnr: &str, what: &RefundOrder) -> Outcome<RefundProgress> {
        let mut records = self.world.records();
        match records.answer(operation_id) {
            Some(Answered::Refunding { approved_at }) => {
                return Outcome::Done(progress(self.world.now() >= *approved_at));
            }
            Some(Answered::Refused(refusal)) => return Outcome::Rejected(self.rejection(refusal, &records)),
            Some(_) => return self.refused("this operation was another one"),
            None => {}
        }
        let Some(record) = records.find(&self.id.0, pnr) else {
            return self.refused("unknown record");
        };
        let now = self.world.now();
        let is_refundable =
            record.state(now) == BookingState::Ticketed && !record.has_returned(&what.travellers, &what.segments);
        let effect = self.forced(Step::Refund);
        let refusal = match effect {
            _ if !is_refundable => Some("these tickets are not open"),
            Some(Effect::Refuse) => Some("the airline did not take the refund"),
            _ => None,
        };
        if let Some(why) = refusal {
            return self.refuse(&mut records, operation_id, Refusal::Because(why.to_owned()));
        }
        // Credit with the airline is given at once; money takes longer.
        let takes = match self.persona.refund {
            RefundWay::Credit => TimeDelta::zero(),
            RefundWay::Filed | RefundWay::ByHand => APPROVAL_TAKES,
        };
        let entry = JournalEntry::Refunding {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            travellers: what.travellers.clone(),
            segments: what.segments.clone(),
            approved_at: now + takes,
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        Outcome::Done(progress(takes.is_zero()))
    }

    pub(super) fn show_refund(&self, operation_id: &str) -> Option<RefundProgress> {
        let records = self.world.records();
        match records.answer(operation_id)? {
            Answered::Refunding { approved_at } => Some(progress(self.world.now() >= *approved_at)),
            Answered::Refused(_) => Some(RefundProgress::Refused),
            Answered::Booked(_)
            | Answered::Issued(_)
            | Answered::Extended(_)
            | Answered::Exchanged(_)
            | Answered::Cancelled
            | Answered::Voided => None,
        }
    }
}

const fn progress(is_approved: bool) -> RefundProgress {
    if is_approved {
        RefundProgress::Approved
    } else {
        RefundProgress::Submitted
    }
}
