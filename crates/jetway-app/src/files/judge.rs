//! Checks files by their content, never by their name.
//!
//! Nothing is decoded: only the header of a picture is read, so a decompression bomb costs nothing.

use jetway_db::repo::files::FileKind;
use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};

use super::metadata::without_metadata;

/// Exclusive maximum size of a file, in bytes. Source: P-217, P-218.
pub const FILE_LIMIT: usize = 1_048_576;
/// Maximum width and height of a picture, in pixels.
const LONGEST_SIDE: usize = 12_000;
/// Maximum number of pixels: 100 MB of memory in a browser.
const MOST_PIXELS: usize = 25_000_000;
/// A PDF's header starts within this many bytes.
const PDF_HEADER_WITHIN: usize = 1_024;
const LONGEST_NAME: usize = 100;

/// Why a file is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileFault {
    /// It is missing.
    Missing,
    /// It is empty.
    Empty,
    /// 1 MB or more.
    TooLarge,
    /// A format that is not accepted here.
    Kind,
    /// It is damaged: only its beginning fits its format.
    Broken,
    /// A picture with too many pixels.
    TooManyPixels,
}

impl FileFault {
    /// Stable code of the field error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "file.missing",
            Self::Empty => "file.empty",
            Self::TooLarge => "file.tooLarge",
            Self::Kind => "file.kind",
            Self::Broken => "file.broken",
            Self::TooManyPixels => "file.tooManyPixels",
        }
    }

    /// A sentence for the user.
    #[must_use]
    pub const fn detail(self) -> &'static str {
        match self {
            Self::Missing => "Choose a file.",
            Self::Empty => "The file is empty.",
            Self::TooLarge => "The file must be smaller than 1 MB.",
            Self::Kind => "This type of file is not accepted, whatever its name says.",
            Self::Broken => "The file is damaged.",
            Self::TooManyPixels => "The picture has too many pixels.",
        }
    }
}

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

/// Check a file that must be one of `kinds`. Metadata of pictures is removed.
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
    match kind {
        FileKind::Png | FileKind::Jpeg => judge_picture(&content)?,
        FileKind::Pdf => judge_document(&content)?,
    }
    let content = without_metadata(kind, content).ok_or(FileFault::Broken)?;
    // The orientation of a photo is rewritten, and may be longer than before.
    if content.len() >= FILE_LIMIT {
        return Err(FileFault::TooLarge);
    }
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

fn judge_picture(content: &[u8]) -> Result<(), FileFault> {
    let size = imagesize::blob_size(content).map_err(|_| FileFault::Broken)?;
    if size.width == 0 || size.height == 0 {
        return Err(FileFault::Broken);
    }
    let pixels = size.width.saturating_mul(size.height);
    if size.width.max(size.height) > LONGEST_SIDE || pixels > MOST_PIXELS {
        return Err(FileFault::TooManyPixels);
    }
    Ok(())
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

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
        bytes.extend(b"\0\0\0\0IDAT\0\0\0\0\0\0\0\0IEND\0\0\0\0");
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
        assert_eq!(judge("..", png(2, 2), &ALL).unwrap().name, "file.png");
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
            let mut bytes = png(10, 10);
            bytes.resize(length, 0);
            bytes
        };
        assert_eq!(fault(padded(FILE_LIMIT - 1)), None);
        assert_eq!(fault(padded(FILE_LIMIT)), Some(FileFault::TooLarge));
        assert_eq!(fault(b"\xff\xd8\xff\xe0".to_vec()), Some(FileFault::Broken));
        // Width and height, and nothing of the picture.
        assert_eq!(fault(png(10, 10)[..33].to_vec()), Some(FileFault::Broken));
        assert_eq!(fault(b"%PDF-1.4\n1 0 obj".to_vec()), Some(FileFault::Broken));
    }

    #[test]
    fn a_picture_that_unfolds_too_far_is_not_taken() {
        assert_eq!(fault(png(5_000, 5_000)), None);
        for (width, height) in [(5_000, 5_001), (12_001, 1), (u32::MAX, u32::MAX)] {
            assert_eq!(
                fault(png(width, height)),
                Some(FileFault::TooManyPixels),
                "{width}×{height}"
            );
        }
        assert_eq!(fault(png(0, 10)), Some(FileFault::Broken));
    }
}
