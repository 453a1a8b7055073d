//! Server-sent events: each leaves as it comes.

use pingora::Result;
use pingora::http::ResponseHeader;
use pingora::modules::http::compression::ResponseCompression;
use pingora::proxy::Session;

/// No compression, which would hold events back until it has enough of them, and no holding back by anyone in between.
///
/// # Errors
/// Never for the values we set.
pub fn let_events_flow(session: &mut Session, response: &mut ResponseHeader) -> Result<()> {
    if let Some(compression) = session.downstream_modules_ctx.get_mut::<ResponseCompression>() {
        compression.adjust_level(0);
    }
    response.insert_header("cache-control", "no-store, no-transform")?;
    response.insert_header("x-accel-buffering", "no")?;
    Ok(())
}
