//! Making a quote, and reading its prices again.

use jetway_domain::hotel::search::{Destination, DestinationKind};
use jetway_domain::ids::UmrahQuoteId;
use jetway_domain::lot::umrah::{
    HolyCity, HotelChoice, LeftOutReason, LineContent, UmrahPlan, UmrahQuote, UmrahQuoteDetails, valid_until,
};
use jetway_domain::lot::{FareLot, LotKind};

use super::{Barred, NewUmrahQuote, UmrahQuoteError, UmrahQuotes, own};
use crate::context::Caller;
use crate::lots::group::hold::check_party;

/// Counter of the tenant's quotes.
const COUNTER: &str = "umrah-quotes";

impl UmrahQuotes {
    /// Price a journey and store the quote. Lines that are not available are left out, each with its reason.
    ///
    /// # Errors
    /// When the lot is not on sale to the agency, or a field is not possible.
    pub async fn make(
        &self,
        caller: &Caller,
        new: NewUmrahQuote,
        barred: Barred,
    ) -> Result<UmrahQuote, UmrahQuoteError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let lot = tx.fare_lots().find(new.lot).await?;
        drop(tx);
        let lot = lot.filter(|lot| lot.is_open_to(caller.agency, now) && lot.offer.kind == LotKind::Umrah);
        let lot = lot.ok_or(UmrahQuoteError::LotGone)?;
        self.check(&lot, &new.plan)?;
        let (lines, left_out) = self.priced(caller, (Some(&lot), &lot.offer), &new.plan, barred).await?;
        let details = UmrahQuoteDetails {
            created_by_name: caller.user_name.clone(),
            client: new.client,
            note: new.note,
            lot: new.lot,
            plan: new.plan,
            markup: new.markup,
            priced_at: now,
            valid_until: valid_until(now, &lot.offer),
            offer: lot.offer,
            lines,
            left_out,
            changes: Vec::new(),
        };
        // A markup that cannot be added is found now, not by every reader.
        details.total()?;
        let today = now.with_timezone(&self.services.zone(&caller.tenant)).date_naive();
        let tx = self.services.begin(&caller.tenant).await?;
        let count = tx.counters().next(COUNTER).await?;
        let quote = UmrahQuote {
            id: UmrahQuoteId::fresh(self.services.ids()),
            version: 1,
            agency: caller.agency,
            reference: UmrahQuote::number(today, count),
            created_by: caller.user,
            created_at: now,
            details,
        };
        tx.umrah_quotes().insert(&quote).await?;
        tx.commit().await?;
        Ok(quote)
    }

    /// Read every price again. What has changed is kept with the quote; a link that shows other prices is revoked.
    ///
    /// # Errors
    /// When the agency has no such quote, it has another version, the flights have left or do not fit the nights any more, hotels do not
    /// answer, or the user may not see a line. The quote and its link stay as they are.
    pub async fn reprice(
        &self,
        caller: &Caller,
        (reference, version): (&str, u32),
        barred: Barred,
    ) -> Result<(), UmrahQuoteError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let mut quote = own(&tx, caller, reference).await?;
        if quote.version != version {
            return Err(UmrahQuoteError::Changed);
        }
        let lot = tx.fare_lots().find(quote.details.lot).await?;
        drop(tx);
        let lot = lot.filter(|lot| lot.is_open_to(caller.agency, now) && lot.offer.kind == LotKind::Umrah);
        if hides_a_line(&quote.details, barred) {
            return Err(UmrahQuoteError::NotAllowed);
        }
        let before = quote.details.clone();
        let details = &mut quote.details;
        if let Some(lot) = &lot {
            details.offer = lot.offer.clone();
        }
        if now >= details.offer.departs_at {
            return Err(UmrahQuoteError::LotGone);
        }
        let faults = details.plan.faults(&details.offer);
        if !faults.is_empty() {
            return Err(UmrahQuoteError::Plan(faults));
        }
        let asked = (lot.as_ref(), &details.offer);
        (details.lines, details.left_out) = self.priced(caller, asked, &details.plan, barred).await?;
        if lost_by_silence(&before, details) {
            return Err(UmrahQuoteError::NoAnswer);
        }
        details.priced_at = now;
        details.valid_until = valid_until(now, &details.offer);
        details.changes = details.changes_since(&before)?;
        let has_changed = !details.changes.is_empty();
        let tx = self.services.begin(&caller.tenant).await?;
        if !tx.umrah_quotes().save(&mut quote).await? {
            tx.rollback().await?;
            return Err(UmrahQuoteError::Changed);
        }
        if has_changed {
            tx.proposals().revoke(quote.id, now).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Whether a lot is sold to the party of a plan, and the plan is possible.
    fn check(&self, lot: &FareLot, plan: &UmrahPlan) -> Result<(), UmrahQuoteError> {
        let faults = plan.faults(&lot.offer);
        if !faults.is_empty() {
            return Err(UmrahQuoteError::Plan(faults));
        }
        check_party(plan.seats(), &lot.offer.terms).map_err(UmrahQuoteError::Party)?;
        for city in [HolyCity::Makkah, HolyCity::Madinah] {
            if let HotelChoice::Hotel(id) = plan.hotel(city) {
                let place = Destination {
                    kind: DestinationKind::Hotel,
                    id: id.clone(),
                };
                let is_here = id.split_once('.').is_some_and(|(place, _)| place == city.place());
                if !is_here || !self.hotels.has_place(&place) {
                    return Err(UmrahQuoteError::UnknownHotel(city));
                }
            }
        }
        Ok(())
    }
}

/// Whether the quote has a line of a product that the user may not quote.
fn hides_a_line(details: &UmrahQuoteDetails, barred: Barred) -> bool {
    details.lines.iter().any(|line| {
        let reason = match line.content {
            LineContent::Fare(_) => None,
            LineContent::Stay(_) => barred.hotels,
            LineContent::Visa(_) => barred.visas,
        };
        reason == Some(LeftOutReason::NotAllowed)
    })
}

/// Whether a line would be lost only because suppliers do not answer.
fn lost_by_silence(before: &UmrahQuoteDetails, now: &UmrahQuoteDetails) -> bool {
    let had = |kind| before.lines.iter().any(|line| line.content.kind() == kind);
    let mut left_out = now.left_out.iter();
    left_out.any(|left| left.reason == LeftOutReason::NoAnswer && had(left.kind))
}
