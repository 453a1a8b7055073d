//! The schema, one step per file, the same steps on both engines. Applied in this order when the database is opened;
//! a step that has shipped is never edited.

mod dialect;
mod m20261121_000001_people;
mod m20261121_000002_sign_in;
mod m20261121_000003_platform;
mod m20261121_000004_ledger;
mod m20261121_000005_orders;
mod m20261121_000006_credentials;
mod m20261121_000007_files;
mod m20261121_000008_organisation;
mod m20261121_000009_applications;
mod m20261121_000010_papers;
mod m20261121_000011_travellers;
mod m20261121_000013_content;
mod m20261121_000015_order_moves;
mod m20261121_000016_party_papers;
mod m20261121_000017_applicants_language;
mod m20261121_000018_proposals;
mod m20261122_000022_payments;
mod m20261122_000023_order_dues;
mod m20261122_000024_fare_days;
mod m20261124_000025_order_notes;
mod m20261124_000027_order_airline;
mod m20261125_000028_orders;
mod m20261125_000029_timers;
mod m20261125_000030_failed_guesses;
mod m20261126_000031_airline_index;
mod m20261126_000032_itinerary_links;
mod m20261126_000033_order_pay_by;
mod m20261126_000034_deposits;
mod m20261126_000035_operators;
mod m20261126_000036_due_timers;
mod m20261126_000037_money_lists;
mod m20261126_000038_after_sale;
mod m20261126_000039_session_browser;
mod m20261126_000040_imported_records;
mod m20261126_000042_hotel_orders;
mod m20261126_000043_wallet_changes;
mod m20261127_000044_fare_lots;
mod m20261127_000045_group_orders;
mod m20261127_000046_visa_orders;
mod m20261127_000047_lot_import_digests;
mod m20261127_000048_lot_limits;
mod m20261127_000049_fare_index;
mod m20261127_000050_visa_desk;
mod m20261127_000052_report_files;
mod m20261127_000053_group_requests;
mod m20261127_000054_tour_packages;
mod m20261127_000055_holidays;
mod m20261128_000056_lot_import_progress;
mod m20261128_000057_templates;
mod m20261128_000058_umrah_quotes;
mod m20261128_000059_groups_of_lots;

use sea_orm_migration::{MigrationTrait, MigratorTrait};

pub(crate) struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m20261121_000001_people::Step),
            Box::new(m20261121_000002_sign_in::Step),
            Box::new(m20261121_000003_platform::Step),
            Box::new(m20261121_000004_ledger::Step),
            Box::new(m20261121_000005_orders::Step),
            Box::new(m20261121_000006_credentials::Step),
            Box::new(m20261121_000007_files::Step),
            Box::new(m20261121_000008_organisation::Step),
            Box::new(m20261121_000009_applications::Step),
            Box::new(m20261121_000010_papers::Step),
            Box::new(m20261121_000011_travellers::Step),
            Box::new(m20261121_000013_content::Step),
            Box::new(m20261121_000015_order_moves::Step),
            Box::new(m20261121_000016_party_papers::Step),
            Box::new(m20261121_000017_applicants_language::Step),
            Box::new(m20261121_000018_proposals::Step),
            Box::new(m20261122_000022_payments::Step),
            Box::new(m20261122_000023_order_dues::Step),
            Box::new(m20261122_000024_fare_days::Step),
            Box::new(m20261124_000025_order_notes::Step),
            Box::new(m20261124_000027_order_airline::Step),
            Box::new(m20261125_000028_orders::Step),
            Box::new(m20261125_000029_timers::Step),
            Box::new(m20261125_000030_failed_guesses::Step),
            Box::new(m20261126_000031_airline_index::Step),
            Box::new(m20261126_000032_itinerary_links::Step),
            Box::new(m20261126_000033_order_pay_by::Step),
            Box::new(m20261126_000034_deposits::Step),
            Box::new(m20261126_000035_operators::Step),
            Box::new(m20261126_000036_due_timers::Step),
            Box::new(m20261126_000037_money_lists::Step),
            Box::new(m20261126_000038_after_sale::Step),
            Box::new(m20261126_000039_session_browser::Step),
            Box::new(m20261126_000040_imported_records::Step),
            Box::new(m20261126_000042_hotel_orders::Step),
            Box::new(m20261126_000043_wallet_changes::Step),
            Box::new(m20261127_000044_fare_lots::Step),
            Box::new(m20261127_000045_group_orders::Step),
            Box::new(m20261127_000046_visa_orders::Step),
            Box::new(m20261127_000047_lot_import_digests::Step),
            Box::new(m20261127_000048_lot_limits::Step),
            Box::new(m20261127_000049_fare_index::Step),
            Box::new(m20261127_000050_visa_desk::Step),
            Box::new(m20261127_000052_report_files::Step),
            Box::new(m20261127_000053_group_requests::Step),
            Box::new(m20261127_000054_tour_packages::Step),
            Box::new(m20261127_000055_holidays::Step),
            Box::new(m20261128_000056_lot_import_progress::Step),
            Box::new(m20261128_000057_templates::Step),
            Box::new(m20261128_000058_umrah_quotes::Step),
            Box::new(m20261128_000059_groups_of_lots::Step),
        ]
    }
}
