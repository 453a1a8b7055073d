//! Requests about an order: asked by the agency, answered by operations or by the supplier. Source: ADR 0051, 0062, 0074, 0084.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{AfterSale, AfterSaleKind, RequestState};
use crate::ids::{AgencyId, OrderReference, OrderRequestId};

/// A request about an order, and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderRequest {
    /// Primary key.
    pub id: OrderRequestId,
    /// What is requested.
    pub subject: RequestSubject,
    /// Its state.
    pub state: RequestState,
    /// Name of the user who made it.
    pub asked_by: String,
    /// When it was made.
    pub asked_at: DateTime<Utc>,
    /// The user's remark.
    pub remark: Option<String>,
    /// An answer after this is too late; `None` if any time will do.
    pub due_at: Option<DateTime<Utc>>,
    /// The answer; `None` while pending.
    pub answer: Option<RequestAnswer>,
}

/// A request that waits for a person, with what identifies its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingRequest {
    /// The order.
    pub reference: OrderReference,
    /// Its agency.
    pub agency: AgencyId,
    /// What was sold, such as a route.
    pub title: String,
    /// Name of the first traveller or guest.
    pub lead_name: String,
    /// The request.
    pub request: OrderRequest,
}

/// An answer to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestAnswer {
    /// Who answered: an operator, or the supplier.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
    /// The operator's remark, or the supplier's message.
    pub text: Option<String>,
}

/// What is requested, with the data of its kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "details", rename_all = "camelCase")]
pub enum RequestSubject {
    /// Partial payment of an order that the rules require in full.
    PartPayment,
    /// Issue for unaccompanied minors whom no airline rule covers.
    UnaccompaniedMinors,
    /// A later time limit.
    LimitExtension(LimitExtension),
    /// Void of tickets.
    Void(Box<AfterSale>),
    /// Refund of tickets.
    Refund(Box<AfterSale>),
    /// Exchange of tickets.
    Exchange(Box<AfterSale>),
}

/// An extension of the time limit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LimitExtension {
    /// The requested limit.
    pub until: DateTime<Utc>,
    /// The reason.
    pub reason: ExtendReason,
    /// The granted limit, possibly earlier than requested.
    pub granted_until: Option<DateTime<Utc>>,
}

/// Why an agent requests an extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ExtendReason {
    /// The customer has not paid yet.
    Payment,
    /// A passport or visa is missing.
    Documents,
    /// The customer, or their employer, has not decided.
    Decision,
    /// Other, explained in the remark.
    Other,
}

/// The kind of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestKind {
    /// Partial payment.
    PartPayment,
    /// Issue for unaccompanied minors.
    UnaccompaniedMinors,
    /// A later time limit.
    LimitExtension,
    /// Void of tickets.
    Void,
    /// Refund of tickets.
    Refund,
    /// Exchange of tickets.
    Exchange,
}

impl RequestSubject {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> RequestKind {
        match self {
            Self::PartPayment => RequestKind::PartPayment,
            Self::UnaccompaniedMinors => RequestKind::UnaccompaniedMinors,
            Self::LimitExtension(_) => RequestKind::LimitExtension,
            Self::Void(_) => RequestKind::Void,
            Self::Refund(_) => RequestKind::Refund,
            Self::Exchange(_) => RequestKind::Exchange,
        }
    }

    /// The subject of a void, refund or exchange request.
    #[must_use]
    pub fn of_after_sale(kind: AfterSaleKind, data: AfterSale) -> Self {
        match kind {
            AfterSaleKind::Void => Self::Void(Box::new(data)),
            AfterSaleKind::Refund => Self::Refund(Box::new(data)),
            AfterSaleKind::Exchange => Self::Exchange(Box::new(data)),
        }
    }

    /// The data of a void, refund or exchange request; `None` for any other request.
    #[must_use]
    pub fn after_sale(&self) -> Option<(AfterSaleKind, &AfterSale)> {
        match self {
            Self::Void(data) => Some((AfterSaleKind::Void, data.as_ref())),
            Self::Refund(data) => Some((AfterSaleKind::Refund, data.as_ref())),
            Self::Exchange(data) => Some((AfterSaleKind::Exchange, data.as_ref())),
            Self::PartPayment | Self::UnaccompaniedMinors | Self::LimitExtension(_) => None,
        }
    }

    /// As [`RequestSubject::after_sale`], to change it.
    #[must_use]
    pub fn after_sale_mut(&mut self) -> Option<&mut AfterSale> {
        match self {
            Self::Void(data) | Self::Refund(data) | Self::Exchange(data) => Some(data.as_mut()),
            Self::PartPayment | Self::UnaccompaniedMinors | Self::LimitExtension(_) => None,
        }
    }
}

impl RequestKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::PartPayment,
        Self::UnaccompaniedMinors,
        Self::LimitExtension,
        Self::Void,
        Self::Refund,
        Self::Exchange,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PartPayment => "partPayment",
            Self::UnaccompaniedMinors => "unaccompaniedMinors",
            Self::LimitExtension => "limitExtension",
            Self::Void => "void",
            Self::Refund => "refund",
            Self::Exchange => "exchange",
        }
    }
}

impl ExtendReason {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Payment, Self::Documents, Self::Decision, Self::Other];

    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Payment => "payment",
            Self::Documents => "documents",
            Self::Decision => "decision",
            Self::Other => "other",
        }
    }

    /// Parses a reason.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }
}

impl OrderRequest {
    /// Whether it is approved.
    #[must_use]
    pub const fn is_allowed(&self) -> bool {
        matches!(self.state, RequestState::Allowed)
    }

    /// Whether the answer is pending.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        matches!(self.state, RequestState::Requested)
    }

    /// Whether it is up to operations: they answer it, decide an unknown outcome, or carry out their quote. A request that the supplier
    /// decides is theirs only after the supplier's deadline.
    #[must_use]
    pub fn is_for_operations(&self, now: DateTime<Utc>) -> bool {
        match self.state {
            RequestState::Requested | RequestState::InReview => true,
            RequestState::Submitted => {
                let is_by_hand = self.subject.after_sale().is_some_and(|(_, data)| data.is_by_hand());
                is_by_hand || self.due_at.is_some_and(|due| due <= now)
            }
            RequestState::Allowed
            | RequestState::Refused
            | RequestState::Quoted
            | RequestState::Accepted
            | RequestState::Approved
            | RequestState::Done
            | RequestState::Withdrawn
            | RequestState::Expired => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ExtendReason, LimitExtension, RequestSubject};
    use crate::order::{AfterSale, AfterSaleKind, AfterSaleReason, RequestReference};

    #[test]
    fn a_subject_is_stored_under_the_name_of_its_kind() {
        let extension = LimitExtension {
            until: "2026-11-26T10:00:00Z".parse().expect("an instant"),
            reason: ExtendReason::Documents,
            granted_until: None,
        };
        let mut subjects = vec![
            RequestSubject::PartPayment,
            RequestSubject::UnaccompaniedMinors,
            RequestSubject::LimitExtension(extension),
        ];
        for kind in AfterSaleKind::ALL {
            let at = "2026-11-26T10:00:00Z".parse().expect("an instant");
            let reference = RequestReference::compose(kind, at, 1);
            subjects.push(RequestSubject::of_after_sale(
                kind,
                AfterSale::asked(reference, AfterSaleReason::CustomerCancels),
            ));
        }
        for subject in subjects {
            let stored = serde_json::to_value(&subject).expect("stored");
            assert_eq!(stored["kind"], subject.kind().as_str());
            assert_eq!(serde_json::from_value::<RequestSubject>(stored).expect("read"), subject);
        }
    }
}
