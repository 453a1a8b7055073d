//! Fills the fare calendar in the background, from suppliers' price indexes (ADR 0116).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Datelike, Months, NaiveDate, TimeDelta, Utc};
use futures::future::join_all;
use jetway_connectors::port::air::DayFares;
use jetway_db::DbError;
use jetway_db::repo::prices::fare_days::Stale;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::{PricingRules, quote};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search::days::{DayQuestion, FareSource, KEPT_FOR, SeenFare, nights, on_day};
use jetway_domain::air::search_check::{LAST_DAY, check_search};
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::money::Money;

use super::FlightSearch;
use super::connection::Connection;
use super::index_calls::IndexOutcome;
use super::start::{today_at, unknown_places};
use crate::context::{Caller, Services};

/// A month for which every index answered is not queried again within this time.
const ANSWERED_FOR: TimeDelta = TimeDelta::hours(6);
/// The same when one of them failed or was silent.
const FAILED_FOR: TimeDelta = TimeDelta::minutes(15);
/// A claim expires after this long, because its process must have ended. Far above the deadlines of one call's months.
const CLAIM: TimeDelta = TimeDelta::minutes(2);
/// An index's price may replace a search's after this long, and so may it replace the price of an index that is silent now.
const STANDS: TimeDelta = TimeDelta::days(1);

/// A month of a calendar, as far as its days can be searched.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Month {
    /// Its first day, which identifies it in the store.
    name: NaiveDate,
    days: RangeInclusive<NaiveDate>,
}

impl FlightSearch {
    /// Query price indexes for the months of these days that are due, in the background. Returns whether a month is being
    /// queried, here or by another process.
    pub(super) async fn fill(
        &self,
        caller: &Caller,
        query: &AirSearchQuery,
        question: &DayQuestion,
        days: RangeInclusive<NaiveDate>,
    ) -> Result<bool, DbError> {
        let most = self.settings.index_calls_per_hour;
        let indexes = self.suppliers.iter().filter(|one| most > 0 && one.has_index());
        let indexes: Vec<_> = indexes.cloned().collect();
        let (Some(rules), false) = (self.services.pricing(&caller.tenant), indexes.is_empty()) else {
            return Ok(false);
        };
        let months = self.months(query, days);
        let tx = self.services.read(&caller.tenant).await?;
        let asked = tx
            .fare_index()
            .asked(caller.agency, question, self.services.now())
            .await?;
        let used = tx.fare_index().calls(hour_of(self.services.now())).await?;
        drop(tx);
        let standing = |month: &Month| asked.iter().find(|asked| asked.month == month.name);
        let (known, due): (Vec<_>, Vec<_>) = months.into_iter().partition(|month| standing(month).is_some());
        let is_running = |month: &Month| standing(month).is_some_and(|asked| asked.is_running);
        // One task at a time per trip: when the page polls again, the remaining months are due.
        if due.is_empty() || asked.iter().any(|month| month.is_running) {
            return Ok(!due.is_empty() || known.iter().any(is_running));
        }
        // The claim counts exactly; this avoids its writes for the rest of the hour.
        if used.saturating_add(calls_of(&indexes)) > i64::from(most) {
            return Ok(false);
        }
        let filler = Filler {
            services: Arc::clone(&self.services),
            indexes,
            tenant: caller.tenant.clone(),
            agency: caller.agency,
            query: query.clone(),
            question: question.clone(),
            rules,
            deadline: self.settings.supplier_deadline,
        };
        let claimed = filler.claim(due, most).await;
        let is_filling = !claimed.is_empty();
        if is_filling {
            self.services.tasks.run(filler.run(claimed));
        }
        Ok(is_filling)
    }

    /// Calls of price indexes since the process started, by supplier and outcome.
    #[must_use]
    pub fn index_calls(&self) -> Vec<(SupplierId, IndexOutcome, u64)> {
        let each = self.suppliers.iter().filter(|one| one.has_index()).flat_map(|one| {
            let supplier = one.supplier().id();
            one.index_calls()
                .counts()
                .map(|(outcome, count)| (supplier.clone(), outcome, count))
        });
        each.collect()
    }

    /// The months of these days, each from today at the origin to the last day on which the trip is sold; none of a trip that cannot be
    /// searched.
    fn months(&self, query: &AirSearchQuery, days: RangeInclusive<NaiveDate>) -> Vec<Month> {
        let today = today_at(&self.services, query, 0);
        let stay = nights(query).and_then(TimeDelta::try_days).unwrap_or_default();
        let last = today + LAST_DAY - stay;
        let (from, until) = days.into_inner();
        if until < from {
            return Vec::new();
        }
        let names = std::iter::successors(from.with_day(1), |name| name.checked_add_months(Months::new(1)));
        let months = names.take_while(|name| *name <= until).filter_map(|name| {
            let end = name.checked_add_months(Months::new(1))?.pred_opt()?;
            let days = name.max(today)..=end.min(last);
            (!days.is_empty()).then_some(Month { name, days })
        });
        let is_searched = |month: &Month| {
            let moved = on_day(query, *month.days.start());
            moved.is_some_and(|query| {
                let faults = check_search(&query, |journey| today_at(&self.services, &query, journey));
                faults.is_empty() && unknown_places(&query).is_empty()
            })
        };
        months.filter(is_searched).collect()
    }
}

/// Result of claiming a month.
enum Claim {
    Taken,
    /// Another process has claimed it, or queried it meanwhile.
    Elsewhere,
    /// The tenant's hour is used up.
    NoCallLeft,
}

/// Inputs of a task that fills months of an agency's trip.
struct Filler {
    services: Arc<Services>,
    indexes: Vec<Arc<Connection>>,
    tenant: TenantId,
    agency: AgencyId,
    query: AirSearchQuery,
    question: DayQuestion,
    rules: PricingRules,
    deadline: Duration,
}

impl Filler {
    /// The months that no other process has claimed, as long as the tenant's hour has a call left for each index and the database
    /// works.
    async fn claim(&self, due: Vec<Month>, most: u32) -> Vec<Month> {
        let mut claimed = Vec::with_capacity(due.len());
        for month in due {
            match self.claim_month(&month, most).await {
                Ok(Claim::Taken) => claimed.push(month),
                Ok(Claim::Elsewhere) => {}
                Ok(Claim::NoCallLeft) => {
                    tracing::info!(tenant = %self.tenant, most, "the hour's calls of price indexes are used up");
                    break;
                }
                Err(error) => {
                    tracing::warn!(%error, "a month of price indexes could not be claimed");
                    break;
                }
            }
        }
        claimed
    }

    async fn claim_month(&self, month: &Month, most: u32) -> Result<Claim, DbError> {
        let now = self.services.now();
        let tx = self.services.begin(&self.tenant).await?;
        let index = tx.fare_index();
        let life = (now, now + CLAIM);
        if !index.claim(self.agency, &self.question, month.name, life).await? {
            return Ok(Claim::Elsewhere);
        }
        if !index
            .take_calls(hour_of(now), calls_of(&self.indexes), most.into())
            .await?
        {
            tx.rollback().await?;
            return Ok(Claim::NoCallLeft);
        }
        tx.commit().await?;
        Ok(Claim::Taken)
    }

    async fn run(self, months: Vec<Month>) {
        let asked = join_all(months.iter().map(|month| self.ask(month))).await;
        for error in asked.into_iter().filter_map(Result::err) {
            tracing::warn!(%error, "prices of an index could not be saved");
        }
    }

    /// Query every index for a month and store the lowest total of each day.
    async fn ask(&self, month: &Month) -> Result<(), DbError> {
        let asked_at = self.services.now();
        let asked = self
            .indexes
            .iter()
            .map(|index| index.lowest_by_day(&self.query, &month.days, self.deadline));
        let answers = join_all(asked).await;
        let everyone_answered = answers.iter().all(Option::is_some);
        let fares = self.lowest(answers.into_iter().flatten().flatten(), month, asked_at);
        let stale = if everyone_answered {
            Stale {
                search_before: asked_at - STANDS,
                index_before: asked_at,
            }
        } else {
            // A silent index might have given the stored price.
            Stale {
                search_before: asked_at - KEPT_FOR,
                index_before: asked_at - STANDS,
            }
        };
        let tx = self.services.begin(&self.tenant).await?;
        let days = tx.fare_days();
        days.fill(self.agency, &self.question, &fares, stale).await?;
        if everyone_answered {
            days.drop_indexed(self.agency, &self.question, month.days.clone(), asked_at)
                .await?;
        }
        let rest = if everyone_answered { ANSWERED_FOR } else { FAILED_FOR };
        let index = tx.fare_index();
        index
            .settle(self.agency, &self.question, month.name, asked_at + rest)
            .await?;
        tx.commit().await
    }

    /// The customer's lowest total of each day. Fares without a price under the agency's rules are left out.
    fn lowest(&self, answers: impl Iterator<Item = DayFares>, month: &Month, asked_at: DateTime<Utc>) -> Vec<SeenFare> {
        let mut lowest: BTreeMap<NaiveDate, Money> = BTreeMap::new();
        for day in answers.filter(|day| month.days.contains(&day.departs_on)) {
            let quotes = day.fares.iter().filter_map(|fares| quote(fares, &self.rules).ok());
            let totals = quotes.map(|quote| quote.customer_total);
            for total in totals.filter(|total| total.currency == self.query.currency && total.is_positive()) {
                let known = lowest.entry(day.departs_on).or_insert(total);
                if total.minor < known.minor {
                    *known = total;
                }
            }
        }
        let seen = lowest.into_iter().map(|(departs_on, amount)| SeenFare {
            departs_on,
            amount,
            seen_at: asked_at,
            source: FareSource::Index,
        });
        seen.collect()
    }
}

/// A month costs one call of each index.
fn calls_of(indexes: &[Arc<Connection>]) -> i64 {
    i64::try_from(indexes.len()).unwrap_or(i64::MAX)
}

/// The start of the hour.
fn hour_of(now: DateTime<Utc>) -> DateTime<Utc> {
    let seconds = now.timestamp();
    DateTime::from_timestamp(seconds - seconds.rem_euclid(3_600), 0).unwrap_or(now)
}
