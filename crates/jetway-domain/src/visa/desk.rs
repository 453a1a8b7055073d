//! The desk's queues, and which of them an order is in. Source: ADR 0114.

use super::applicant::{Applicant, ApplicantDocument, DocumentState, VisaState};
use super::order::VisaOrder;

/// Separator of queue names in a stored text.
const BETWEEN: &str = " ";

/// A queue of the desk. An order is in each queue that one of its applicants waits in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeskQueue {
    /// Documents to check.
    Review,
    /// The agency has to correct something.
    Correction,
    /// Every document is accepted: to be lodged.
    Lodge,
    /// The embassy has it.
    InProcess,
    /// Visas to upload and to deliver.
    Deliver,
}

impl DeskQueue {
    /// All queues.
    pub const ALL: [Self; 5] = [
        Self::Review,
        Self::Correction,
        Self::Lodge,
        Self::InProcess,
        Self::Deliver,
    ];

    /// Queues that wait for an operator.
    pub const FOR_OPERATORS: [Self; 3] = [Self::Review, Self::Lodge, Self::Deliver];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Review => "review",
            Self::Correction => "correction",
            Self::Lodge => "lodge",
            Self::InProcess => "inProcess",
            Self::Deliver => "deliver",
        }
    }

    /// The queue an applicant waits in; `None` before the submission and after the end.
    #[must_use]
    pub fn of(applicant: &Applicant) -> Option<Self> {
        match applicant.state {
            VisaState::Submitted => Some(Self::Review),
            VisaState::DocumentReview | VisaState::Resubmitted if is_checked(applicant) => Some(Self::Lodge),
            VisaState::DocumentReview | VisaState::Resubmitted => Some(Self::Review),
            VisaState::CorrectionRequested => Some(Self::Correction),
            VisaState::Lodged | VisaState::InProcess | VisaState::BiometricsDue => Some(Self::InProcess),
            VisaState::Approved => Some(Self::Deliver),
            VisaState::Draft
            | VisaState::Refused
            | VisaState::Returned
            | VisaState::Delivered
            | VisaState::Cancelled
            | VisaState::Expired => None,
        }
    }

    /// The queues an order is in, each once.
    #[must_use]
    pub fn all_of(order: &VisaOrder) -> Vec<Self> {
        Self::all_of_applicants(&order.details.applicants)
    }

    /// The queues that these applicants wait in, each once.
    #[must_use]
    pub fn all_of_applicants(applicants: &[Applicant]) -> Vec<Self> {
        let waits = |queue: &Self| applicants.iter().any(|one| Self::of(one) == Some(*queue));
        Self::ALL.into_iter().filter(waits).collect()
    }

    /// The stored text of these sorted queues; empty without any.
    #[must_use]
    pub fn stored(queues: &[Self]) -> String {
        let names: Vec<&str> = queues.iter().map(|queue| queue.name()).collect();
        names.join(BETWEEN)
    }

    /// The queues in a stored text.
    #[must_use]
    pub fn read(text: &str) -> Vec<Self> {
        let is_named = |queue: &Self| text.split(BETWEEN).any(|name| name == queue.name());
        Self::ALL.into_iter().filter(is_named).collect()
    }

    /// Every possible stored text of orders in one of these queues, which a database finds by its index.
    #[must_use]
    pub fn texts_with(queues: &[Self]) -> Vec<String> {
        let mut sets: Vec<Vec<Self>> = vec![Vec::new()];
        for one in Self::ALL {
            let with: Vec<Vec<Self>> = sets.iter().map(|set| [set.as_slice(), &[one]].concat()).collect();
            sets.extend(with);
        }
        let wanted = |set: &&Vec<Self>| set.iter().any(|one| queues.contains(one));
        sets.iter().filter(wanted).map(|set| Self::stored(set)).collect()
    }
}

/// Whether every document is accepted and none is missing, so that it can be lodged.
#[must_use]
pub fn is_checked(applicant: &Applicant) -> bool {
    let is_open = |document: &ApplicantDocument| document.file.is_some() && document.state != DocumentState::Ok;
    applicant.missing().next().is_none() && !applicant.documents.iter().any(is_open)
}

#[cfg(test)]
mod tests {
    use super::DeskQueue::{self, Correction, Deliver, InProcess, Lodge, Review};
    use crate::visa::order::example::{approved, checked, draft, submitted};

    #[test]
    fn an_order_is_in_the_part_of_each_of_its_applicants() {
        assert_eq!(DeskQueue::all_of(&draft()), []);
        let mut order = submitted();
        assert_eq!(DeskQueue::all_of(&order), [Review], "both wait in one queue");
        checked(&mut order, 1);
        assert_eq!(DeskQueue::all_of(&order), [Review, Lodge]);
        approved(&mut order, 2);
        assert_eq!(DeskQueue::all_of(&order), [Lodge, Deliver]);
    }

    #[test]
    fn a_stored_text_is_read_again_and_found_by_each_of_its_parts() {
        let every = DeskQueue::texts_with(&DeskQueue::ALL);
        assert_eq!(every.len(), 31);
        for text in &every {
            let queues = DeskQueue::read(text);
            assert_eq!(DeskQueue::stored(&queues), *text);
            for queue in [Review, Correction, Lodge, InProcess, Deliver] {
                let found = DeskQueue::texts_with(&[queue]).contains(text);
                assert_eq!(found, queues.contains(&queue), "{text}: {queue:?}");
            }
        }
        assert_eq!(DeskQueue::read(""), []);
    }
}
