//! Lines of a file that are lots already: orders took seats of them, so they stayed when their import was undone.

use jetway_db::{DbError, Tx};
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::{FareLot, LotState};

use crate::lots::sheet::SheetRow;

/// A line of a file that is a lot already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptLine {
    /// Line of the file, from 1.
    pub line: u64,
    /// The lot.
    pub lot: FareLotId,
    /// Its title.
    pub title: String,
    /// Whether agencies buy from it.
    pub state: LotState,
}

/// The lines that are lots of undone imports, and the others.
pub(super) async fn split(tx: &Tx, rows: Vec<SheetRow>) -> Result<(Vec<KeptLine>, Vec<SheetRow>), DbError> {
    let instants = || rows.iter().map(|row| row.offer.departs_at);
    let Some((first, last)) = instants().min().zip(instants().max()) else {
        return Ok((Vec::new(), rows));
    };
    let kept = tx.fare_lots().kept_of_undone(first, last).await?;
    Ok(matched(rows, kept))
}

/// A line is a lot of the same title and flights. Prices and terms may be what was wrong with the file. Each lot is one line at most.
fn matched(rows: Vec<SheetRow>, mut kept: Vec<FareLot>) -> (Vec<KeptLine>, Vec<SheetRow>) {
    let (mut known, mut others) = (Vec::new(), Vec::new());
    for row in rows {
        let is_it = |lot: &FareLot| lot.offer.title == row.offer.title && lot.offer.has_flights_of(&row.offer);
        match kept.iter().position(is_it) {
            Some(at) => {
                let lot = kept.swap_remove(at);
                known.push(KeptLine {
                    line: row.line,
                    lot: lot.id,
                    title: lot.offer.title,
                    state: lot.state,
                });
            }
            None => others.push(row),
        }
    }
    (known, others)
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use jetway_domain::ids::FareLotId;
    use jetway_domain::lot::{FareLot, LotState, LotVisibility};
    use jetway_domain::money::CurrencyCode;
    use uuid::Uuid;

    use super::{KeptLine, matched};
    use crate::lots::change::unsold;
    use crate::lots::sheet::{SheetRow, TEMPLATE, read};

    fn now() -> DateTime<Utc> {
        "2026-11-27T08:00:00Z".parse().unwrap()
    }

    /// The template's lot with these titles, a line each.
    fn rows(titles: &[&str]) -> Vec<SheetRow> {
        let (names, lot) = TEMPLATE.trim_end().split_once('\n').unwrap();
        let lines = titles.iter().map(|title| lot.replace("Umrah from Dubai", title));
        let text = format!("{names}\n{}\n", lines.collect::<Vec<_>>().join("\n"));
        let (rows, problems) = read(&text, CurrencyCode::AED, "Asia/Dubai".parse().unwrap(), now());
        assert_eq!(problems, []);
        rows
    }

    fn lot(number: u128, row: SheetRow) -> FareLot {
        FareLot {
            id: FareLotId(Uuid::from_u128(number)),
            version: 1,
            state: LotState::OnSale,
            visibility: LotVisibility::All,
            seats: unsold(row.seats),
            offer: row.offer,
            import: None,
            changed_at: now(),
            changed_by: "Nadia".to_owned(),
        }
    }

    fn kept(titles: &[&str]) -> Vec<FareLot> {
        (1..).zip(rows(titles)).map(|(number, row)| lot(number, row)).collect()
    }

    fn line(line: u64, number: u128, title: &str) -> KeptLine {
        KeptLine {
            line,
            lot: FareLotId(Uuid::from_u128(number)),
            title: title.to_owned(),
            state: LotState::OnSale,
        }
    }

    #[test]
    fn a_line_is_a_kept_lot_once_whatever_its_price() {
        let mut lots = kept(&["Early"]);
        lots[0].offer.prices.adult.customer = lots[0].offer.prices.child.customer;
        let (known, others) = matched(rows(&["Early", "Early", "Late"]), lots);
        assert_eq!(known, [line(2, 1, "Early")]);
        assert_eq!(
            others.iter().map(|row| row.line).collect::<Vec<_>>(),
            [3, 4],
            "two more blocks"
        );
    }

    #[test]
    fn another_title_or_other_flights_are_another_lot() {
        let (known, others) = matched(rows(&["Late", "Early"]), kept(&["Early"]));
        assert_eq!((known, others.len()), (vec![line(3, 1, "Early")], 1));
        let mut elsewhere = kept(&["Early"]);
        elsewhere[0].offer.journeys[0].flights[0].number = "SV553".to_owned();
        let (known, others) = matched(rows(&["Early"]), elsewhere);
        assert_eq!((known, others.len()), (vec![], 1));
    }
}
