//! Lots as agencies find them.

use chrono::{Months, NaiveDate};
use jetway_db::DbError;
use jetway_db::repo::prices::fare_lots::{LotMark, SaleFilter};
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::{FareLot, LotFacets, LotFilter, LotKind};

use crate::app::App;
use crate::context::Caller;

/// Most lots of an answer, and of one query.
const MOST: u64 = 500;
/// The same as a length.
const FITS: usize = 500;
/// Most pages that are read for one answer, so that a filter that few lots pass does not read all of a large tenant's lots.
const MOST_PAGES: u32 = 10;

/// Lots that an agency finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundLots {
    /// Those that match, by departure; sold out ones too, unless a number of passengers is given. At most 500.
    pub lots: Vec<FareLot>,
    /// Whether later departures match too, or were not read and may match.
    pub has_more: bool,
    /// What the lots of the kind that the agency sees can be narrowed by, of the next 500 departures.
    pub facets: LotFacets,
}

impl App {
    /// The lots of a kind on sale that the agency sees and that match. Route, month and seats are looked for by the database, the rest
    /// in what it finds, page after page, ten pages at most.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find_lots(&self, caller: &Caller, kind: LotKind, filter: &LotFilter) -> Result<FoundLots, DbError> {
        let now = self.clock().now();
        let tx = self.services().read(&caller.tenant).await?;
        let all = SaleFilter {
            kind,
            agency: caller.agency,
            now,
            days: None,
            airports: Vec::new(),
            seats: None,
        };
        let narrowed = SaleFilter {
            days: filter.month.map(days_of),
            airports: filter.origin.into_iter().chain(filter.destination).collect(),
            seats: filter.passengers,
            ..all.clone()
        };
        let mut page = tx.fare_lots().on_sale(&narrowed, None, MOST).await?;
        let facets = if narrowed == all {
            LotFacets::of(&page)
        } else {
            LotFacets::of(&tx.fare_lots().on_sale(&all, None, MOST).await?)
        };
        // What the database cannot decide may leave few lots of a page, so it is asked until one more than fits is found.
        let (mut lots, mut pages) = (Vec::new(), 1);
        let is_cut = loop {
            let mark = page.last().map(LotMark::of).filter(|_| page.len() == FITS);
            let matching = |lot: &FareLot| lot.is_open_to(caller.agency, now) && filter.matches(lot);
            lots.extend(page.into_iter().filter(matching));
            if mark.is_none() || lots.len() > FITS {
                break false;
            }
            if pages == MOST_PAGES {
                break true;
            }
            page = tx.fare_lots().on_sale(&narrowed, mark, MOST).await?;
            pages += 1;
        };
        let has_more = is_cut || lots.len() > FITS;
        lots.truncate(FITS);
        Ok(FoundLots { lots, has_more, facets })
    }

    /// A lot on sale that the agency sees; `None` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find_lot(&self, caller: &Caller, id: FareLotId) -> Result<Option<FareLot>, DbError> {
        let now = self.clock().now();
        let tx = self.services().read(&caller.tenant).await?;
        let found = tx.fare_lots().find(id).await?;
        Ok(found.filter(|lot| lot.is_open_to(caller.agency, now)))
    }
}

/// First and last day of the month that begins on a day.
pub(super) fn days_of(first: NaiveDate) -> (NaiveDate, NaiveDate) {
    let next = first.checked_add_months(Months::new(1));
    (first, next.and_then(|next| next.pred_opt()).unwrap_or(first))
}
