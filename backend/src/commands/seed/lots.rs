//! Fare lots of the demonstration. Their days are relative to the clock, so that there is always something on sale.

use anyhow::{Context, Result, bail};
use chrono::{Days, NaiveDate, NaiveTime};
use jetway_app::app::App;
use jetway_app::lots::LotList;
use jetway_app::lots::import::LotSheet;
use jetway_domain::access::Operator;
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use serde::Deserialize;

/// Columns of the sheet. No text of a demo file has a semicolon.
const COLUMNS: &str = "kind;state;title;airline;outbound;inbound;seats;adult;adultAgent;child;childAgent;infant;infantAgent;deposit;\
namesBy;balanceBy;ticketingBy;minPassengers;maxPassengers;dropPenalty;cancelPenaltyPercent;nameChangeFee;keepDepositPercent;\
baggage;features;rating;notes";

/// Lots that leave every week, for some weeks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DemoLot {
    kind: String,
    title: String,
    airline: String,
    /// Flights such as `SV551 DXB-JED 09:00 11:05`; a landing on the next day is `00:55+1`.
    outbound: String,
    /// Absent for one way.
    inbound: Option<String>,
    /// Days from today to the first departure; deadlines are up to 14 days before a departure.
    days: u64,
    /// Days from the way out to the way back.
    nights: Option<u64>,
    /// How many departures, a week apart.
    weeks: u64,
    seats: u32,
    /// What customer and agency pay for an adult, a child and an infant.
    adult: [String; 2],
    child: [String; 2],
    infant: [String; 2],
    /// `25%`, or an amount for each seat.
    deposit: String,
    min: u32,
    max: u32,
    drop_penalty: String,
    name_change_fee: String,
    baggage: String,
    features: String,
    rating: String,
    #[serde(default)]
    notes: String,
}

/// Add the lots unless the tenant has some; returns how many.
pub(super) async fn add(app: &App, tenant: &TenantId, currency: CurrencyCode, lots: &[DemoLot]) -> Result<usize> {
    let first = LotList {
        size: 1,
        ..LotList::default()
    };
    let known = app.lot_page(std::slice::from_ref(tenant), &first).await?;
    if lots.is_empty() || !known.rows.is_empty() {
        return Ok(0);
    }
    let today = app.clock().now().date_naive();
    let mut text = COLUMNS.to_owned();
    for lot in lots {
        for week in 0..lot.weeks {
            let leaves = today.checked_add_days(Days::new(lot.days + 7 * week));
            text.push('\n');
            text.push_str(&lot.row(leaves.context("beyond the calendar")?)?);
        }
    }
    let sheet = LotSheet {
        text,
        currency,
        is_dry_run: false,
        operator: Operator::named("Demo")?,
    };
    let found = app.import_lots(tenant, sheet).await?;
    if let Some(problem) = found.problems.first() {
        bail!("lot {}: {}: {}", problem.line - 1, problem.field, problem.text);
    }
    Ok(found.lots)
}

impl DemoLot {
    /// Its line of the sheet for one departure.
    fn row(&self, leaves: NaiveDate) -> Result<String> {
        let before = |days: u64| leaves.checked_sub_days(Days::new(days)).context("before the calendar");
        let back = leaves.checked_add_days(Days::new(self.nights.unwrap_or_default()));
        let inbound = match &self.inbound {
            Some(flights) => dated(flights, back.context("beyond the calendar")?)?,
            None => String::new(),
        };
        let [adult, adult_agent] = &self.adult;
        let [child, child_agent] = &self.child;
        let [infant, infant_agent] = &self.infant;
        let cells = [
            self.kind.clone(),
            "onSale".to_owned(),
            self.title.clone(),
            self.airline.clone(),
            dated(&self.outbound, leaves)?,
            inbound,
            self.seats.to_string(),
            adult.clone(),
            adult_agent.clone(),
            child.clone(),
            child_agent.clone(),
            infant.clone(),
            infant_agent.clone(),
            self.deposit.clone(),
            format!("{}T18:00", before(14)?),
            format!("{}T18:00", before(12)?),
            format!("{}T18:00", before(7)?),
            self.min.to_string(),
            self.max.to_string(),
            self.drop_penalty.clone(),
            "50".to_owned(),
            self.name_change_fee.clone(),
            "100".to_owned(),
            self.baggage.clone(),
            self.features.clone(),
            self.rating.clone(),
            self.notes.clone(),
        ];
        Ok(cells.join(";"))
    }
}

/// The flights with the days of their times.
fn dated(flights: &str, day: NaiveDate) -> Result<String> {
    let dated = flights.split('/').map(|flight| {
        let words: Vec<&str> = flight.split_whitespace().collect();
        let [number, route, departs, arrives] = words.as_slice() else {
            bail!("{flight:?} is no flight");
        };
        Ok(format!("{number} {route} {} {}", on(day, departs)?, on(day, arrives)?))
    });
    Ok(dated.collect::<Result<Vec<_>>>()?.join(" / "))
}

/// A time such as `09:00` or `00:55+1` with its day.
fn on(day: NaiveDate, time: &str) -> Result<String> {
    let (time, later) = time.split_once('+').unwrap_or((time, "0"));
    let time = NaiveTime::parse_from_str(time, "%H:%M").with_context(|| time.to_owned())?;
    let day = day
        .checked_add_days(Days::new(later.parse()?))
        .context("beyond the calendar")?;
    Ok(day.and_time(time).format("%Y-%m-%dT%H:%M").to_string())
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::dated;

    #[test]
    fn flights_get_their_days() {
        let day = NaiveDate::from_ymd_opt(2027, 1, 20).unwrap();
        let flights = dated("SV590 MED-RUH 21:00 22:30 / SV556 RUH-DXB 23:59 00:55+1", day).unwrap();
        let expected =
            "SV590 MED-RUH 2027-01-20T21:00 2027-01-20T22:30 / SV556 RUH-DXB 2027-01-20T23:59 2027-01-21T00:55";
        assert_eq!(flights, expected);
        assert!(dated("SV590 MED-DXB", day).is_err());
    }
}
