//! Lots as operators keep them. Each change is in the audit trail.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::prices::fare_lots::{LotListFilter, LotMark, SeatChange};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::ids::{AgencyId, FareLotId, SeatMoveId, TenantId};
use jetway_domain::lot::{FareLot, LotFault, LotFaultCode, LotOffer, LotSeats, LotState, LotVisibility, MOST_SEATS};
use jetway_domain::money::CurrencyCode;
use jetway_domain::zone::Zone;
use serde_json::{Value, json};

use super::LotError;
use super::place::{checked, timed};
use crate::app::App;

/// Changes of a lot's seats that its page shows.
const LAST_CHANGES: u64 = 100;

/// A page of lots, by tenant and departure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotPage {
    /// The lots with their tenants.
    pub rows: Vec<(TenantId, FareLot)>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<(TenantId, LotMark)>,
}

/// Which lots to list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotList {
    /// What they match.
    pub filter: LotListFilter,
    /// Where the page begins.
    pub after: Option<(TenantId, LotMark)>,
    /// Most lots of the page.
    pub size: u64,
}

/// Everything about a lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotCase {
    /// The lot.
    pub lot: FareLot,
    /// The agencies that see it, with their names; empty when all do.
    pub agencies: BTreeMap<AgencyId, String>,
    /// The last changes that operators made to its seats, newest first.
    pub changes: Vec<SeatChange>,
}

/// A lot as an operator typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLot {
    /// The lot to change, and the version the operator saw; `None` for a new one.
    pub known: Option<(FareLotId, u32)>,
    /// What it sells. Its instants are set from the local times.
    pub offer: LotOffer,
    /// Seats of a new lot. Those of a known one change by [`SeatOrder`] alone.
    pub seats: u32,
    /// Who sees it.
    pub visibility: LotVisibility,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Who typed it.
    pub operator: Operator,
}

/// Seats that the airline gave or took back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatOrder {
    /// The lot, and the version the operator saw.
    pub lot: (FareLotId, u32),
    /// How many more; negative for fewer.
    pub delta: i32,
    /// Why.
    pub reason: String,
    /// Who says so.
    pub operator: Operator,
}

/// A new state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateOrder {
    /// The lot, and the version the operator saw.
    pub lot: (FareLotId, u32),
    /// The state.
    pub to: LotState,
    /// Who says so.
    pub operator: Operator,
}

impl App {
    /// A page of lots of these tenants, by tenant and departure.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lot_page(&self, tenants: &[TenantId], list: &LotList) -> Result<LotPage, DbError> {
        let full = usize::try_from(list.size).unwrap_or(usize::MAX);
        let mut tenants: Vec<&TenantId> = tenants.iter().collect();
        tenants.sort();
        let mut rows = Vec::new();
        for tenant in tenants {
            let mark = match &list.after {
                Some((at, _)) if tenant < at => continue,
                Some((at, mark)) if tenant == at => Some(*mark),
                Some(_) | None => None,
            };
            let tx = self.services().read(tenant).await?;
            // One more than fits says whether there is another page.
            let wanted = list.size.saturating_add(1) - u64::try_from(rows.len()).unwrap_or(list.size);
            let found = tx.fare_lots().page(&list.filter, mark, wanted).await?;
            rows.extend(found.into_iter().map(|lot| (tenant.clone(), lot)));
            if rows.len() > full {
                break;
            }
        }
        let has_more = rows.len() > full;
        rows.truncate(full);
        let last = rows.last().filter(|_| has_more);
        let next = last.map(|(tenant, lot): &(TenantId, FareLot)| (tenant.clone(), LotMark::of(lot)));
        Ok(LotPage { rows, next })
    }

    /// Everything about a lot; `None` if the tenant has no such lot.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lot_case(&self, tenant: &TenantId, id: FareLotId) -> Result<Option<LotCase>, DbError> {
        let tx = self.services().read(tenant).await?;
        let Some(lot) = tx.fare_lots().find(id).await? else {
            return Ok(None);
        };
        let mut agencies = BTreeMap::new();
        if let LotVisibility::Only(named) = &lot.visibility {
            for id in named {
                let agency = tx.agencies().get(*id).await?;
                agencies.insert(*id, agency.map(|agency| agency.name).unwrap_or_default());
            }
        }
        let changes = tx.fare_lots().seat_changes(id, LAST_CHANGES).await?;
        Ok(Some(LotCase { lot, agencies, changes }))
    }

    /// Make a lot as a draft, or change one. Orders that were made keep what they bought.
    ///
    /// # Errors
    /// When fields are not possible, an agency is unknown, or a concurrent change was saved first.
    pub async fn save_lot(&self, tenant: &TenantId, new: NewLot) -> Result<FareLotId, LotError> {
        let now = self.clock().now();
        let tx = self.services().begin(tenant).await?;
        known_agencies(&tx, &new.visibility).await?;
        let (lot, action) = match new.known {
            None => {
                let offer = checked(new.offer, new.seats, new.currency).map_err(LotError::Faults)?;
                let lot = FareLot {
                    id: FareLotId::fresh(self.ids()),
                    version: 1,
                    state: LotState::Draft,
                    visibility: new.visibility,
                    seats: unsold(new.seats),
                    offer,
                    import: None,
                    changed_at: now,
                    changed_by: new.operator.name().to_owned(),
                };
                tx.fare_lots().insert(std::slice::from_ref(&lot)).await?;
                (lot, "lot.created")
            }
            Some((id, version)) => {
                let known = tx.fare_lots().find(id).await?.ok_or(LotError::NotFound)?;
                // A lot whose seats the airline took back altogether is still edited.
                let seats = known.seats.total.max(1);
                let mut lot = FareLot {
                    version,
                    visibility: new.visibility,
                    offer: checked(new.offer, seats, new.currency).map_err(LotError::Faults)?,
                    changed_at: now,
                    changed_by: new.operator.name().to_owned(),
                    ..known
                };
                faultless(lot.state.faults_at(&lot.offer, now))?;
                if !tx.fare_lots().save(&mut lot).await? {
                    return Err(LotError::Changed);
                }
                (lot, "lot.changed")
            }
        };
        let detail = json!({ "title": lot.offer.title, "seats": lot.seats.total });
        self.record(&tx, &new.operator, action, &lot.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(lot.id)
    }

    /// Put a lot on sale, or withdraw it. What was sold stays sold.
    ///
    /// # Errors
    /// When its state or its deadlines do not allow it, or a concurrent change was saved first.
    pub async fn set_lot_state(&self, tenant: &TenantId, order: StateOrder) -> Result<(), LotError> {
        let now = self.clock().now();
        let tx = self.services().begin(tenant).await?;
        let (id, version) = order.lot;
        let mut lot = tx.fare_lots().find(id).await?.ok_or(LotError::NotFound)?;
        if lot.version != version {
            return Err(LotError::Changed);
        }
        if !lot.state.may_become(order.to) {
            return Err(LotError::WrongState);
        }
        faultless(order.to.faults_at(&lot.offer, now))?;
        let before = std::mem::replace(&mut lot.state, order.to);
        lot.changed_at = now;
        order.operator.name().clone_into(&mut lot.changed_by);
        if !tx.fare_lots().save(&mut lot).await? {
            return Err(LotError::Changed);
        }
        let detail = json!({ "from": before.name(), "to": order.to.name() });
        self.record(&tx, &order.operator, "lot.state", &id.to_string(), detail)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Change how many seats a lot has.
    ///
    /// # Errors
    /// `SeatsTaken` when orders have more than would remain, `Changed` when a concurrent change was saved first.
    pub async fn change_lot_seats(&self, tenant: &TenantId, order: SeatOrder) -> Result<(), LotError> {
        let tx = self.services().begin(tenant).await?;
        let (id, version) = order.lot;
        let lot = tx.fare_lots().find(id).await?.ok_or(LotError::NotFound)?;
        if lot.version != version {
            return Err(LotError::Changed);
        }
        if order.delta == 0 || lot.seats.total.saturating_add_signed(order.delta) > MOST_SEATS {
            let pointer = "/delta".to_owned();
            let code = LotFaultCode::Number;
            return Err(LotError::Faults(vec![LotFault { pointer, code }]));
        }
        let change = SeatChange {
            id: SeatMoveId::fresh(self.ids()),
            lot: id,
            delta: order.delta,
            by: order.operator.name().to_owned(),
            reason: order.reason.clone(),
            at: self.clock().now(),
        };
        if !tx.fare_lots().change_seats(&change, version).await? {
            let now = tx.fare_lots().find(id).await?.ok_or(LotError::NotFound)?;
            return Err(if now.version == version {
                LotError::SeatsTaken(now.seats)
            } else {
                LotError::Changed
            });
        }
        let detail = json!({ "delta": order.delta, "reason": order.reason });
        self.record(&tx, &order.operator, "lot.seats", &id.to_string(), detail)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Copy lots as drafts `days` later, with as many seats, none of them held. Deadlines stay at the same times of the tenant's clock.
    /// Returns the number of copies.
    ///
    /// # Errors
    /// `NotFound` when one of the lots does not exist; `Faults` when the days lead out of the calendar.
    pub async fn copy_lots(
        &self,
        tenant: &TenantId,
        lots: &BTreeSet<FareLotId>,
        days: i64,
        operator: &Operator,
    ) -> Result<usize, LotError> {
        let (now, zone) = (self.clock().now(), self.services().zone(tenant));
        let tx = self.services().begin(tenant).await?;
        let known = tx.fare_lots().by_ids(lots).await?;
        if known.len() != lots.len() {
            return Err(LotError::NotFound);
        }
        let copies: Option<Vec<FareLot>> = known
            .into_iter()
            .map(|lot| self.copy_of(lot, (days, zone), operator, now))
            .collect();
        let copies = copies.ok_or_else(|| {
            let pointer = "/shiftDays".to_owned();
            let code = LotFaultCode::Number;
            LotError::Faults(vec![LotFault { pointer, code }])
        })?;
        tx.fare_lots().insert(&copies).await?;
        let detail = json!({ "lots": copies.len(), "days": days });
        let subject = copies.first().map(|lot| lot.id.to_string()).unwrap_or_default();
        self.record(&tx, operator, "lot.copied", &subject, detail).await?;
        tx.commit().await?;
        Ok(copies.len())
    }

    fn copy_of(
        &self,
        lot: FareLot,
        (days, zone): (i64, Zone),
        operator: &Operator,
        now: DateTime<Utc>,
    ) -> Option<FareLot> {
        Some(FareLot {
            id: FareLotId::fresh(self.ids()),
            version: 1,
            state: LotState::Draft,
            seats: unsold(lot.seats.total),
            offer: timed(lot.offer.moved_by(days, zone)?),
            import: None,
            changed_at: now,
            changed_by: operator.name().to_owned(),
            visibility: lot.visibility,
        })
    }

    /// Record what an operator did with lots.
    pub(super) async fn record(
        &self,
        tx: &Tx,
        operator: &Operator,
        action: &str,
        subject: &str,
        detail: Value,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::Operator(operator.clone()),
            agency_id: None,
            action: action.to_owned(),
            subject: subject.to_owned(),
            detail,
        };
        tx.audit().record(event, self.ids()).await
    }
}

/// Seats that no order has.
pub(super) const fn unsold(total: u32) -> LotSeats {
    LotSeats {
        total,
        held: 0,
        sold: 0,
    }
}

fn faultless(faults: Vec<LotFault>) -> Result<(), LotError> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(LotError::Faults(faults))
    }
}

async fn known_agencies(tx: &Tx, visibility: &LotVisibility) -> Result<(), LotError> {
    let LotVisibility::Only(agencies) = visibility else {
        return Ok(());
    };
    let mut faults = Vec::new();
    for (at, agency) in agencies.iter().enumerate() {
        if tx.agencies().get(*agency).await?.is_none() {
            let pointer = format!("/agencies/{at}");
            let code = LotFaultCode::Unknown;
            faults.push(LotFault { pointer, code });
        }
    }
    faultless(faults)
}
