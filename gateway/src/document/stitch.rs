//! Compresses a text whose end changes per request. The constant part is compressed once up to a byte boundary; the end
//! is appended as stored (uncompressed) blocks. Nothing of a request is compressed: it costs no time, and the size
//! reveals nothing about a nonce beside attacker-controlled text. Source: RFC 1951 §3.2.4, RFC 1952 §2.3, RFC 7932
//! §9.2, RFC 8878 §3.1.1.

use std::io::{self, Write};

use bytes::{BufMut, Bytes, BytesMut};
use crc32fast::Hasher;
use flate2::Compression;
use flate2::write::GzEncoder;
use zstd::zstd_safe::CParameter;

use crate::answer::coding::Coding;

const BROTLI_QUALITY: u32 = 7;
/// 256 KB, more than any document.
const BROTLI_WINDOW: u32 = 18;
const ZSTD_LEVEL: i32 = 12;
/// 128 KB: browsers refuse frames that need much memory.
const ZSTD_WINDOW: u32 = 17;
const GZIP_LEVEL: u32 = 7;
/// Maximum length of a stored block in all three codings.
const LONGEST_BLOCK: usize = 0xffff;

/// The constant part in one coding.
#[derive(Debug)]
pub struct Opened {
    coding: Coding,
    compressed: Bytes,
    /// CRC of the constant part; gzip ends with the whole text's.
    checksum: Hasher,
    length: usize,
}

impl Opened {
    /// Compresses the constant part.
    ///
    /// # Errors
    /// The compression library fails, which it does not for in-memory text.
    pub fn new(coding: Coding, text: &[u8]) -> io::Result<Self> {
        let compressed = match coding {
            Coding::Br => brotli(text)?,
            Coding::Zstd => zstd(text)?,
            Coding::Gzip => gzip(text)?,
        };
        let mut checksum = Hasher::new();
        checksum.update(text);
        Ok(Self {
            coding,
            compressed: compressed.into(),
            checksum,
            length: text.len(),
        })
    }

    /// Appends this end.
    pub fn close(&self, end: &[u8]) -> Bytes {
        let mut out = BytesMut::with_capacity(self.compressed.len() + end.len() + 64);
        out.put_slice(&self.compressed);
        let mut blocks = end.chunks(LONGEST_BLOCK).peekable();
        while let Some(block) = blocks.next() {
            let is_last = blocks.peek().is_none();
            let length = u32::try_from(block.len()).unwrap_or_default();
            match self.coding {
                // ISLAST 0, four nibbles of length - 1, ISUNCOMPRESSED 1, padded to a byte.
                Coding::Br => out.put_uint_le(u64::from((length.saturating_sub(1)) << 3 | 1 << 19), 3),
                // Last, type 0, length.
                Coding::Zstd => out.put_uint_le(u64::from(u32::from(is_last) | length << 3), 3),
                // Last, type 0, padded to a byte; length and its complement.
                Coding::Gzip => {
                    out.put_u8(u8::from(is_last));
                    out.put_uint_le(u64::from(length | !length << 16), 4);
                }
            }
            out.put_slice(block);
        }
        match self.coding {
            // ISLAST 1, ISLASTEMPTY 1.
            Coding::Br => out.put_u8(3),
            Coding::Zstd => {}
            Coding::Gzip => {
                let mut checksum = self.checksum.clone();
                checksum.update(end);
                out.put_u32_le(checksum.finalize());
                // The length modulo 2^32, as the format requires.
                out.put_uint_le((self.length + end.len()) as u64 & 0xffff_ffff, 4);
            }
        }
        out.freeze()
    }
}

fn brotli(text: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressed = Vec::with_capacity(text.len() / 3);
    let mut encoder = brotli::CompressorWriter::new(&mut compressed, 16 * 1024, BROTLI_QUALITY, BROTLI_WINDOW);
    encoder.write_all(text)?;
    encoder.flush()?;
    let length = encoder.get_ref().len();
    // Dropping the encoder ends the stream, but ours continues.
    drop(encoder);
    compressed.truncate(length);
    Ok(compressed)
}

fn zstd(text: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = zstd::Encoder::new(Vec::with_capacity(text.len() / 3), ZSTD_LEVEL)?;
    encoder.set_parameter(CParameter::WindowLog(ZSTD_WINDOW))?;
    encoder.write_all(text)?;
    encoder.flush()?;
    Ok(encoder.get_ref().clone())
}

fn gzip(text: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 3), Compression::new(GZIP_LEVEL));
    encoder.write_all(text)?;
    encoder.flush()?;
    Ok(encoder.get_ref().clone())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use rand::RngExt;

    use super::*;

    fn decoded(coding: Coding, bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        let read = match coding {
            Coding::Br => brotli::Decompressor::new(bytes, 4096).read_to_end(&mut text),
            Coding::Zstd => zstd::Decoder::new(bytes).and_then(|decoder| decoder.single_frame().read_to_end(&mut text)),
            Coding::Gzip => flate2::read::GzDecoder::new(bytes).read_to_end(&mut text),
        };
        read.unwrap_or_else(|error| panic!("{coding:?}: {error}"));
        text
    }

    /// Repeating words, so that the compressor finds matches.
    fn text(length: usize) -> Vec<u8> {
        let mut text = Vec::with_capacity(length + 16);
        while text.len() < length {
            let word = rand::rng().random_range(0..200_u32);
            text.extend_from_slice(format!("word{word}\" nonce=\"").as_bytes());
        }
        text.truncate(length);
        text
    }

    #[test]
    fn every_coding_decodes_to_both_parts() {
        for length in [1, 2, 3, 100, 30_000, 300_000] {
            let opening = text(length);
            for coding in Coding::ALL {
                let opened = Opened::new(coding, &opening).expect("memory");
                for end in [1, 2, 17, 1500, 0xffff, 0x1_0000, 200_000].map(text) {
                    let whole = decoded(coding, &opened.close(&end));
                    assert!(
                        whole == [opening.as_slice(), &end].concat(),
                        "{coding:?} {length} + {}",
                        end.len()
                    );
                }
            }
        }
    }
}
