//! Checks files by their content, never by their name.
//!
//! A picture is re-encoded. Its pixels are decoded only if the size in its header is within the limits.

use jetway_db::repo::files::FileKind;
use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};

use super::fault::{FILE_LIMIT, FileFault};
use super::picture::{PictureKind, rewritten};

/// A PDF's header starts within this many bytes.
const PDF_HEADER_WITHIN: usize = 1_024;
const LONGEST_NAME: usize = 100;

/// A file that passed the checks.
#[derive(Clone, PartialEq, Eq)]
pub struct CheckedFile {
    pub(crate) name: String,
    pub(crate) kind: FileKind,
    pub(crate) content: Vec<u8>,
}

impl CheckedFile {
    /// SHA-256 of the content in hexadecimal.
    #[must_use]
    pub fn sha256(&self) -> String {
        to_hex(&Sha256::digest(&self.content))
    }
}

impl std::fmt::Debug for CheckedFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CheckedFile({:?}, {} bytes)", self.kind, self.content.len())
    }
}

/// Check a file that must be one of `kinds`. Re-encoding a picture (ADR 0117) is CPU-bound: [`super::check()`] runs it in the pool.
///
/// # Errors
/// The first fault.
pub fn judge(name: &str, content: Vec<u8>, kinds: &[FileKind]) -> Result<CheckedFile, FileFault> {
    if content.is_empty() {
        return Err(FileFault::Empty);
    }
    if content.len() >= FILE_LIMIT {
        return Err(FileFault::TooLarge);
    }
    let kind = kind_of(&content).filter(|kind| kinds.contains(kind));
    let kind = kind.ok_or(FileFault::Kind)?;
    let content = match kind {
        FileKind::Png => rewritten(PictureKind::Png, &content)?,
        FileKind::Jpeg => rewritten(PictureKind::Jpeg, &content)?,
        FileKind::Pdf => judge_document(&content).map(|()| content)?,
    };
    let name = plain_name(name, kind);
    Ok(CheckedFile { name, kind, content })
}

/// A PDF may have other bytes before its header, such as a byte order mark or blank lines, and readers still open it, unless
/// those bytes make it a file of another kind. Source: ISO 32000-1, annex H, implementation note 13.
fn kind_of(content: &[u8]) -> Option<FileKind> {
    let Some(known) = infer::get(content) else {
        let head = content.get(..PDF_HEADER_WITHIN).unwrap_or(content);
        return head
            .windows(5)
            .any(|window| window == b"%PDF-")
            .then_some(FileKind::Pdf);
    };
    match known.mime_type() {
        "image/png" => Some(FileKind::Png),
        "image/jpeg" => Some(FileKind::Jpeg),
        "application/pdf" => Some(FileKind::Pdf),
        _ => None,
    }
}

/// A document has its version in its first line and its end within its last kilobyte. Source: ISO 32000-1, annex H.
fn judge_document(content: &[u8]) -> Result<(), FileFault> {
    let tail = content.get(content.len().saturating_sub(1_024)..).unwrap_or(content);
    let ends = tail.windows(5).any(|window| window == b"%%EOF");
    if ends { Ok(()) } else { Err(FileFault::Broken) }
}

/// The last part of a name, without misleading characters and with the extension of its format.
fn plain_name(name: &str, kind: FileKind) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let kept = stem
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_.()".contains(*letter));
    let stem: String = kept.take(LONGEST_NAME).collect();
    let stem = stem.trim_matches([' ', '.']);
    let ending = match kind {
        FileKind::Png => "png",
        FileKind::Jpeg => "jpg",
        FileKind::Pdf => "pdf",
    };
    format!("{}.{ending}", if stem.is_empty() { "file" } else { stem })
}

#[cfg(test)]
mod tests {
    use super::{FILE_LIMIT, FileFault, FileKind, judge};

    const ALL: [FileKind; 3] = [FileKind::Png, FileKind::Jpeg, FileKind::Pdf];

    fn png() -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = image::DynamicImage::new_rgb8(10, 10);
        let encoder = image::codecs::png::PngEncoder::new(&mut bytes);
        picture.write_with_encoder(encoder).unwrap();
        bytes
    }

    fn pdf() -> Vec<u8> {
        b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".to_vec()
    }

    fn fault(content: Vec<u8>) -> Option<FileFault> {
        judge("x.png", content, &ALL).err()
    }

    #[test]
    fn the_content_decides_and_the_name_follows_it() {
        let taken = judge("C:\\scans\\licence.exe", pdf(), &ALL).unwrap();
        assert_eq!((taken.kind, taken.name.as_str()), (FileKind::Pdf, "licence.pdf"));
        assert_eq!(judge("..", png(), &ALL).unwrap().name, "file.png");
        let odd = judge("in\u{202e}voice\r\n<b>.pdf", pdf(), &ALL).unwrap();
        assert_eq!(odd.name, "invoiceb.pdf");
        for odd in [
            b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(),
            b"<!doctype html><script>alert(1)</script>".to_vec(),
            b"GIF89a\x01\0\x01\0".to_vec(),
            b"MZ\x90\0".to_vec(),
            b"plain words".to_vec(),
            [vec![b' '; 1_020], pdf()].concat(),
            [b"GIF89a\x01\0\x01\0".to_vec(), pdf()].concat(),
            [b"<!doctype html><script>alert(1)</script>".to_vec(), pdf()].concat(),
        ] {
            assert_eq!(fault(odd), Some(FileFault::Kind));
        }
        assert_eq!(judge("x.pdf", pdf(), &ALL[..2]), Err(FileFault::Kind));
    }

    #[test]
    fn a_document_is_known_by_a_header_within_its_first_1024_bytes() {
        for before in [&b"\xef\xbb\xbf"[..], b"\n\r\n\n", b"  ", &[b'\n'; 1_019]] {
            let content = [before, &pdf()].concat();
            assert_eq!(
                judge("x.pdf", content, &ALL).map(|file| file.kind),
                Ok(FileKind::Pdf),
                "{before:?}"
            );
        }
    }

    #[test]
    fn what_is_empty_broken_or_too_large_is_not_taken() {
        assert_eq!(fault(Vec::new()), Some(FileFault::Empty));
        let padded = |length: usize| {
            let mut bytes = png();
            bytes.resize(length, 0);
            bytes
        };
        assert_eq!(fault(padded(FILE_LIMIT - 1)), None);
        assert_eq!(fault(padded(FILE_LIMIT)), Some(FileFault::TooLarge));
        assert_eq!(fault(b"\xff\xd8\xff\xe0".to_vec()), Some(FileFault::Broken));
        // Width and height, and nothing of the picture.
        assert_eq!(fault(png()[..33].to_vec()), Some(FileFault::Broken));
        assert_eq!(fault(b"%PDF-1.4\n1 0 obj".to_vec()), Some(FileFault::Broken));
    }
}
