//! Verifying the ledger.

use std::process::ExitCode;

use anyhow::Result;

use jetway_app::wallet;

use crate::config::Config;

pub(super) async fn prove(config: &Config) -> Result<ExitCode> {
    let proof = wallet::prove_at(&config.database_url).await?;
    print!("{proof}");
    Ok(if proof.is_proven() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
