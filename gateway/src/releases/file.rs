//! Files of a release: immutable, already compressed, never outside the folder.

use std::path::Path;

use http::StatusCode;
use jetway_tenancy::asset::is_safe_name;

use crate::answer::Answer;
use crate::coding::accepts;

/// Extension → media type of what a release may contain.
const MEDIA_TYPES: [(&str, &str); 9] = [
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("woff2", "font/woff2"),
    ("png", "image/png"),
    ("webp", "image/webp"),
    ("wasm", "application/wasm"),
];
/// Best first: file ending, content coding.
const CODINGS: [(&str, &str); 3] = [("br", "br"), ("zst", "zstd"), ("gz", "gzip")];
const FOREVER: &str = "public, max-age=31536000, immutable";

/// `name` is the path below `/releases/`.
pub async fn serve(root: &Path, name: &str, accept_encoding: Option<&str>) -> Answer {
    let missing = || Answer::text(StatusCode::NOT_FOUND, "There is no such file.\n");
    let Some(media_type) = media_type(name) else {
        return missing();
    };
    if !is_safe_name(name) || name.split('/').count() < 3 {
        return missing();
    }
    let accepted = CODINGS.iter().filter(|(_, coding)| accepts(accept_encoding, coding));
    for (ending, coding) in accepted {
        if let Ok(bytes) = tokio::fs::read(root.join(format!("{name}.{ending}"))).await {
            return file(media_type, bytes).header("content-encoding", *coding);
        }
    }
    match tokio::fs::read(root.join(name)).await {
        Ok(bytes) => file(media_type, bytes),
        Err(_) => missing(),
    }
}

fn file(media_type: &str, bytes: Vec<u8>) -> Answer {
    Answer::new(StatusCode::OK, media_type, bytes)
        .header("cache-control", FOREVER)
        .header("vary", "accept-encoding")
        .header("access-control-allow-origin", "*")
}

fn media_type(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    MEDIA_TYPES
        .iter()
        .find(|(known, _)| *known == ending)
        .map(|(_, media_type)| *media_type)
}
