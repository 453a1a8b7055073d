//! Claims of records created elsewhere: one for each record, for the first agency of any brand (ADR 0102).

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::flights::RecordClaim;
use jetway_db::{DbError, Tx};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::offer::foreign::Claimant;
use jetway_domain::air::order::{FlightOrder, ImportedRecord};
use jetway_domain::ids::OrderReference;
use jetway_domain::order::OrderStatus;
use serde_json::json;

use crate::context::{Caller, Services};

/// The claim of a record, as an agency sees it.
pub(in crate::flight) struct KnownClaim {
    /// The claiming agency.
    pub(in crate::flight) claimant: Claimant,
    /// The agency's own order.
    pub(in crate::flight) own_order: Option<OrderReference>,
}

/// The claim of a record by an agency of the caller's tenant. Claims of other tenants are visible only in the supplier's record.
pub(in crate::flight) async fn claim_of(
    services: &Services,
    caller: &Caller,
    supplier: &SupplierId,
    record: &ImportedRecord,
) -> Result<Option<KnownClaim>, DbError> {
    let tx = services.read(&caller.tenant).await?;
    let Some(claim) = tx.imported_records().find(supplier, record).await? else {
        return Ok(None);
    };
    if is_over(&tx, &claim).await? {
        return Ok(None);
    }
    if claim.agency != caller.agency {
        return Ok(Some(KnownClaim {
            claimant: Claimant::Other,
            own_order: None,
        }));
    }
    let order = tx.orders().find(claim.order).await?;
    Ok(Some(KnownClaim {
        claimant: Claimant::Own,
        own_order: order.map(|(core, _)| core.reference),
    }))
}

/// Claim the record of an order stored in this transaction, with an audit event. Returns `false` when it is claimed
/// already.
pub(super) async fn claim_record(
    services: &Services,
    tx: &Tx,
    caller: &Caller,
    (order, record): (&FlightOrder, &ImportedRecord),
) -> Result<bool, DbError> {
    let claim = RecordClaim {
        supplier: order.details.offer.supplier.clone(),
        record: record.clone(),
        agency: caller.agency,
        order: order.id,
        claimed_by: caller.user,
        claimed_at: services.now(),
    };
    let claims = tx.imported_records();
    if !claims.claim(&claim).await? {
        let earlier = claims.find(&claim.supplier, &claim.record).await?;
        match earlier {
            Some(earlier) if is_over(tx, &earlier).await? => claims.release(earlier.order).await?,
            Some(_) | None => return Ok(false),
        }
        if !claims.claim(&claim).await? {
            return Ok(false);
        }
    }
    let event = AuditEvent {
        at: claim.claimed_at,
        by: Actor::User(caller.user),
        agency_id: Some(caller.agency),
        action: "order.import".to_owned(),
        subject: order.reference.as_str().to_owned(),
        detail: json!({ "source": claim.supplier.0, "record": claim.record.pnr }),
    };
    tx.audit().record(event, services.ids()).await?;
    Ok(true)
}

/// Whether operations found that the supplier did not hand the record over.
async fn is_over(tx: &Tx, claim: &RecordClaim) -> Result<bool, DbError> {
    let orders = tx.flights().by_ids(&[claim.order]).await?;
    let is_over = |order: &FlightOrder| order.status == OrderStatus::Cancelled && order.pnr.is_none();
    Ok(orders.first().is_some_and(is_over))
}
