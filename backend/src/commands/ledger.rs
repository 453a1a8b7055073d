//! Verifying the ledger.

use std::process::ExitCode;

use anyhow::Result;
use jetway_app::below::Database;
use jetway_app::wallet;

use crate::config::Config;

pub(super) async fn prove(config: &Config) -> Result<ExitCode> {
    let database = Database::open(&config.database_url).await?;
    let proof = wallet::prove(&database).await?;
    print!("{proof}");
    database.close().await?;
    Ok(if proof.is_proven() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
