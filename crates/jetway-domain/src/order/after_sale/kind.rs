//! Kinds of after-sale requests, and their steps.

use crate::order::RequestState;

/// Kind of an after-sale request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterSaleKind {
    /// Tickets are voided on their day of issue.
    Void,
    /// Tickets are returned for money.
    Refund,
    /// Tickets are replaced by tickets for other dates.
    Exchange,
}

impl AfterSaleKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Void, Self::Refund, Self::Exchange];

    /// Stored and wire name, which is also the name of the request's kind.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Void => "void",
            Self::Refund => "refund",
            Self::Exchange => "exchange",
        }
    }

    /// First letter of its references.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Void => 'V',
            Self::Refund => 'R',
            Self::Exchange => 'X',
        }
    }

    /// Whether a request may step from one state to another. A void is quoted at once and done with the airline's confirmation; a
    /// refund may wait for a quote, and is submitted and approved before money returns; an exchange may wait for a quote, and for
    /// its new tickets.
    #[must_use]
    pub const fn step(self, from: RequestState, to: RequestState) -> bool {
        use RequestState::{
            Accepted, Allowed, Approved, Done, Expired, InReview, Quoted, Refused, Requested, Submitted, Withdrawn,
        };
        match (self, from) {
            (_, Quoted) => matches!(to, Accepted | Withdrawn | Expired),
            (Self::Void, Accepted) => matches!(to, Done | Refused | InReview),
            (Self::Void, InReview) => matches!(to, Done | Refused),
            (Self::Refund | Self::Exchange, Requested) => matches!(to, Quoted | Refused | Withdrawn),
            (Self::Refund, Accepted) => matches!(to, Submitted | Approved | Refused | InReview),
            (Self::Refund, InReview) => matches!(to, Submitted | Approved | Refused),
            (Self::Refund, Submitted) => matches!(to, Approved | Refused),
            (Self::Refund, Approved) => matches!(to, Done),
            (Self::Exchange, Accepted) => matches!(to, Submitted | Done | Refused | InReview),
            (Self::Exchange, Submitted | InReview) => matches!(to, Done | Refused),
            (Self::Void, Requested | Submitted | Approved)
            | (Self::Exchange, Approved)
            | (_, Allowed | Refused | Done | Withdrawn | Expired) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::AfterSaleKind;
    use crate::order::RequestState::{
        self, Accepted, Approved, Done, Expired, InReview, Quoted, Refused, Requested, Submitted, Withdrawn,
    };

    /// The states that follow each state.
    type Steps = &'static [(RequestState, &'static [RequestState])];

    #[test]
    fn requests_have_these_steps_and_no_other() {
        let steps: [(AfterSaleKind, Steps); 3] = [
            (
                AfterSaleKind::Void,
                &[
                    (Quoted, &[Accepted, Withdrawn, Expired]),
                    (Accepted, &[Refused, Done, InReview]),
                    (InReview, &[Refused, Done]),
                ],
            ),
            (
                AfterSaleKind::Refund,
                &[
                    (Requested, &[Refused, Quoted, Withdrawn]),
                    (Quoted, &[Accepted, Withdrawn, Expired]),
                    (Accepted, &[Refused, Submitted, Approved, InReview]),
                    (InReview, &[Refused, Submitted, Approved]),
                    (Submitted, &[Refused, Approved]),
                    (Approved, &[Done]),
                ],
            ),
            (
                AfterSaleKind::Exchange,
                &[
                    (Requested, &[Refused, Quoted, Withdrawn]),
                    (Quoted, &[Accepted, Withdrawn, Expired]),
                    (Accepted, &[Refused, Submitted, Done, InReview]),
                    (InReview, &[Refused, Done]),
                    (Submitted, &[Refused, Done]),
                ],
            ),
        ];
        for (kind, table) in steps {
            for from in RequestState::ALL {
                let expected = table.iter().find(|(state, _)| *state == from);
                let expected = expected.map_or(&[][..], |(_, to)| *to);
                let reachable = RequestState::ALL.into_iter().filter(|to| kind.step(from, *to));
                assert_eq!(reachable.collect::<Vec<_>>(), expected, "{kind:?} from {from:?}");
                assert_eq!(from.is_open(), from.is_open_somewhere(), "{from:?}");
            }
        }
    }

    impl RequestState {
        fn is_open_somewhere(self) -> bool {
            let goes_on = |kind: AfterSaleKind| Self::ALL.into_iter().any(|to| kind.step(self, to));
            AfterSaleKind::ALL.into_iter().any(goes_on)
        }
    }
}
