//! Entities, migrations and tenant-scoped repositories.
//!
//! Invariant: no row is read or written without a [`TenantScope`]. A use case opens the [`Database`], begins a
//! [`Tx`] for its tenant, and reaches every table through a repository borrowed from it (`tx.users()`,
//! `tx.ledger()`); the entities stay private. On PostgreSQL, row-level security enforces it a second time
//! (ADR 0005).
//!
//! # Adding a repository
//! 1. `migration/m…_<noun>.rs`: `dialect::create_tenant_table`, then one line in `migration.rs`.
//! 2. `entity/<noun>.rs`: the SeaORM row, then `tenant_rows!(<noun>)` in `entity.rs`.
//! 3. `repo/<nouns>.rs`: `impl Tx { pub fn <nouns>(&self) -> … }`, the record type, and methods that start from
//!    `Entity::in_tenant(tx.scope())`. `repo/content/banners.rs` is the smallest example.
//! 4. A test in `tests/` written with `jetway_testkit::on_both_engines!`, and a line in `tests/tenant_wall.rs`.

mod database;
mod engine;
mod entity;
mod error;
mod migration;
pub mod repo;
mod scope;
mod timed;
mod transaction;

pub use database::Database;
pub use engine::Engine;
pub use error::DbError;
pub use scope::TenantScope;
pub use timed::Timed;
pub use transaction::Tx;
