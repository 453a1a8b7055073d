//! Reports and statements agree with the ledger, also when a sale was taken back.

use chrono::Days;
use jetway_app::payment::report_file::{ReportReader, TableFormat};
use jetway_app::payment::report_job::ReportCommand;
use jetway_app::payment::reports::{SalesGrouping, SalesQuery};
use jetway_app::payment::statement::Period;
use jetway_db::Engine;
use jetway_domain::clock::Clock;
use jetway_domain::ledger::EntryKind;
use jetway_domain::order::AfterSaleKind;
use jetway_testkit::on_both_engines;

use crate::office::{Office, airline};
use crate::paying::payments;
use crate::voiding::{ask, quote_of};

const FUNDS: i64 = 1_000_000;

const GROUPINGS: [SalesGrouping; 5] = [
    SalesGrouping::Day,
    SalesGrouping::Staff,
    SalesGrouping::Branch,
    SalesGrouping::Airline,
    SalesGrouping::Supplier,
];

on_both_engines! {
    async fn every_total_is_what_the_wallet_lost_after_a_void(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let order = office.booked().await;
        let order = office.issue(&order).await.expect("issued");
        let ticketing = &office.process.ticketing;
        let asked = ticketing.ask_after_sale(&office.agent, ask(AfterSaleKind::Void, &order)).await;
        let (order, request) = asked.expect("asked");
        let quote = quote_of(&order, &request);
        ticketing.accept_quote(&office.agent, request, quote).await.expect("voided");

        let pay = payments(&office, None);
        let today = office.clock.now().date_naive();
        let period = Period { from: today - Days::new(2), to: today + Days::new(2) };
        let query = SalesQuery {
            period,
            all_branches: true,
            staff: None,
            branch: None,
            airline: None,
            supplier: None,
        };
        let lost = FUNDS - office.wallet().await.posted.minor;
        assert!(lost > 0, "the fees are kept");
        for by in GROUPINGS {
            let report = pay.sales_report(&office.agent, &query, by).await.expect("a report");
            assert_eq!((report.count, report.total.minor), (2, lost), "{by:?}: {report:?}");
            assert_eq!(report.lines.iter().map(|line| line.amount.minor).sum::<i64>(), lost, "{by:?}: {report:?}");
        }
        let rows = pay.sales(&office.agent, &query, (None, None)).await.expect("rows").rows;
        let told: Vec<_> = rows.iter().map(|row| (row.sale.kind, row.sale.number, row.amount.is_negative())).collect();
        assert_eq!(told, [(EntryKind::Void, 3, true), (EntryKind::Issue, 2, false)]);

        // Products without an airline, which are no flights, are a line of their own, and it opens.
        let allow = match office.test.db.engine() {
            Engine::Sqlite => "drop trigger flight_orders_never_delete",
            Engine::Postgres => "drop trigger flight_orders_never_delete on flight_orders",
        };
        let tx = office.test.db.begin(&office.scope()).await.expect("a transaction");
        tx.tamper(allow).await.expect("allowed");
        assert_eq!(tx.tamper("delete from flight_orders").await.expect("deleted"), 1);
        tx.commit().await.expect("committed");
        let report = pay.sales_report(&office.agent, &query, SalesGrouping::Airline).await.expect("a report");
        let keys: Vec<_> = report.lines.iter().map(|line| (line.key.as_str(), line.count)).collect();
        assert_eq!(keys, [("", 2)]);
        for (airline, found) in [("", 2), ("EK", 0)] {
            let query = SalesQuery { airline: Some(airline.to_owned()), ..query.clone() };
            assert_eq!(pay.sales(&office.agent, &query, (None, None)).await.expect("rows").total, found, "{airline}");
        }

        let ledger = pay.ledger_report(&office.agent, period).await.expect("a report");
        let (opening, closing) = ledger.balances.expect("balances");
        assert_eq!((opening.minor, closing.minor, ledger.total.minor), (0, FUNDS - lost, FUNDS - lost));
        // A day later or earlier nothing counts, and the balances are those of that day.
        let elsewhere = [
            (today + Days::new(1), today + Days::new(2), FUNDS - lost),
            (today - Days::new(2), today - Days::new(1), 0),
        ];
        for (from, to, wallet) in elsewhere {
            let period = Period { from, to };
            let query = SalesQuery { period, ..query.clone() };
            for by in GROUPINGS {
                let report = pay.sales_report(&office.agent, &query, by).await.expect("a report");
                assert_eq!((report.count, report.total.minor, report.lines), (0, 0, Vec::new()), "{by:?} {period:?}");
            }
            assert_eq!(pay.sales(&office.agent, &query, (None, None)).await.expect("rows").total, 0);
            let ledger = pay.ledger_report(&office.agent, period).await.expect("a report");
            let balances = ledger.balances.map(|(opening, closing)| (opening.minor, closing.minor));
            assert_eq!((ledger.count, balances), (0, Some((wallet, wallet))), "{period:?}");
        }
        let statement = pay.statement(&office.agent, period).await.expect("a statement");
        assert_eq!((statement.opening, statement.closing), (opening, closing));
        assert_eq!((statement.entries.len(), ledger.count, office.prove().await), (3, 3, 3));
    }

    async fn a_long_report_that_is_asked_for_twice_at_once_is_one_file(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let pay = payments(&office, None);
        let asked = |format| pay.ask_report(&office.agent, long_report(&office, format));
        let (one, other) = futures::join!(asked(TableFormat::Csv), asked(TableFormat::Csv));
        let (one, other) = (one.expect("a file"), other.expect("a file"));
        assert_eq!(one.id, other.id);
        let table = asked(TableFormat::Xlsx).await.expect("another file");
        assert_ne!(table.id, one.id);
        let files = pay.report_jobs(&office.agent).await.expect("files");
        assert_eq!(files.len(), 2, "{files:?}");
    }
}

fn long_report(office: &Office, format: TableFormat) -> ReportCommand {
    let today = office.clock.now().date_naive();
    ReportCommand {
        report: SalesGrouping::Day,
        key: None,
        query: SalesQuery {
            period: Period {
                from: today - Days::new(2),
                to: today,
            },
            all_branches: true,
            staff: None,
            branch: None,
            airline: None,
            supplier: None,
        },
        format,
        reader: ReportReader {
            language: "en".to_owned(),
            company: "Falcon".to_owned(),
            sees_amounts: true,
            sees_suppliers: true,
        },
        file_name: format!("sales.{}", format.ending()),
    }
}
