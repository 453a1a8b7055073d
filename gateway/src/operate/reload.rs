//! Reloads the settings.

use serde_json::json;

use super::command::Outcome;
use crate::document::Console;
use crate::state::Edge;

/// Applies the settings that can be reloaded, and names the others. An invalid setting changes nothing.
pub fn reload(edge: &Edge) -> Outcome {
    edge.access_log.reopen();
    let (config, changed) = edge.source.reread().map_err(|error| format!("{error:#}"))?;
    if changed.live.iter().any(|key| key == "log") {
        let filter = Some(config.log.as_str()).filter(|filter| !filter.is_empty());
        jetway_telemetry::log::refilter(filter)?;
    }
    let console = Console::read(&config.operations_console);
    edge.set_live(config);
    // Folders are watched, but a folder that was replaced as a whole is only noticed here.
    edge.tenants.reload();
    edge.releases.reload();
    // The current console keeps being served when a new one cannot be read.
    edge.console
        .replace(console.map_err(|error| format!("operations_console: {error:#}; everything else was reloaded"))?);
    tracing::info!(live = ?changed.live, needs_upgrade = ?changed.needs_upgrade, "settings reloaded");
    Ok(json!({ "live": changed.live, "needsUpgrade": changed.needs_upgrade }))
}
