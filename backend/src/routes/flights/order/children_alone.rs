//! Orders of unaccompanied children.

use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::alone::AloneReason;
use jetway_domain::order::{OrderRequest, RequestKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::reader::Reader;
use crate::wire::approval_request::ApprovalRequestView;
use crate::wire::names::AloneReasonName;

/// Unaccompanied children: why the order cannot be issued, and the request for approval.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChildrenAlone {
    /// Empty if the airlines accept them as booked.
    #[schema(value_type = Vec<AloneReasonName>)]
    reasons: Vec<&'static str>,
    /// Whether the user can request approval now.
    can_ask: bool,
    /// The request and its decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<ApprovalRequestView>,
}

impl ChildrenAlone {
    pub(crate) fn of(order: &FlightOrder, reader: Reader) -> Option<Self> {
        let details = &order.details;
        let request = order.latest_request(RequestKind::UnaccompaniedMinors);
        let is_barred = order.can_issue() && !order.barred_for().is_empty();
        details.only_child().then(|| Self {
            reasons: details.alone_reasons().into_iter().map(AloneReason::as_str).collect(),
            can_ask: reader.may_issue && is_barred && !request.is_some_and(OrderRequest::is_waiting),
            request: request.map(ApprovalRequestView::of),
        })
    }
}
