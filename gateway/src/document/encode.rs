//! A document compressed as it leaves; it is different each time, so nothing can be prepared.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::coding;

const BROTLI_QUALITY: u32 = 5;
const BROTLI_WINDOW: u32 = 18;
const ZSTD_LEVEL: i32 = 6;
const GZIP_LEVEL: u32 = 6;

/// The best coding the client takes, and the bytes in it; as they are when it takes none.
pub fn compressed(text: String, accept_encoding: Option<&str>) -> (Option<&'static str>, Vec<u8>) {
    let bytes = text.into_bytes();
    let accepts = |name| coding::accepts(accept_encoding, name);
    let made = if accepts("br") {
        brotli(&bytes).map(|made| ("br", made))
    } else if accepts("zstd") {
        zstd::encode_all(bytes.as_slice(), ZSTD_LEVEL)
            .ok()
            .map(|made| ("zstd", made))
    } else if accepts("gzip") {
        gzip(&bytes).map(|made| ("gzip", made))
    } else {
        None
    };
    match made {
        Some((coding, made)) => (Some(coding), made),
        None => (None, bytes),
    }
}

fn brotli(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut made = Vec::with_capacity(bytes.len() / 3);
    let mut encoder = brotli::CompressorWriter::new(&mut made, 16 * 1024, BROTLI_QUALITY, BROTLI_WINDOW);
    encoder.write_all(bytes).ok()?;
    // Dropping it writes the end of the stream; a flush before would cost bytes.
    drop(encoder);
    Some(made)
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), Compression::new(GZIP_LEVEL));
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}
