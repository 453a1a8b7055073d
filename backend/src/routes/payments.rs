//! Wallet, ledger, deposits, payment of orders, and bank accounts.

pub(crate) mod bank_accounts;
pub(crate) mod credit_ledger;
pub(crate) mod deposits;
pub(crate) mod dues;
pub(crate) mod etransactions;
pub(crate) mod export_passbook;
pub(crate) mod load_passbook;
pub(crate) mod my_balance;
pub(crate) mod online;
pub(crate) mod owner_bank_accounts;
pub(crate) mod page_file;
pub(crate) mod part_payment;
pub(crate) mod passbook_lookups;
pub(crate) mod pay;
pub(crate) mod report_file;
pub(crate) mod report_jobs;
pub(crate) mod reports;
pub(crate) mod sandbox;
pub(crate) mod statement;
pub(crate) mod supplementary;
