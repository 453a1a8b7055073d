//! Removes metadata from pictures: the place and time of a photo, its device, comments,
//! previews, and any data between its parts or after the end. The picture itself is copied unchanged; nothing is decoded (ADR 0037).

use jetway_db::repo::files::FileKind;

/// Chunks without which a PNG cannot be drawn. Source: PNG 3, section 11.2.
const PNG_CRITICAL: [&[u8; 4]; 4] = [b"IHDR", b"PLTE", b"IDAT", b"IEND"];
/// Chunks of a PNG that change how it looks. Every other ancillary chunk is text, a time, a place or unknown. Source: PNG 3, section 11.3.
const PNG_SHOWN: [&[u8; 4]; 10] = [
    b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"sBIT", b"bKGD", b"pHYs", b"cICP", b"sPLT",
];
const PNG_SIGNATURE: usize = 8;
/// Length, name and checksum of a chunk.
const PNG_FRAME: usize = 12;

const MARK: u8 = 0xff;
const SOI: u8 = 0xd8;
const EOI: u8 = 0xd9;
const SOS: u8 = 0xda;
const APP0: u8 = 0xe0;
const APP1: u8 = 0xe1;
const APP2: u8 = 0xe2;
const APP14: u8 = 0xee;
/// Frames, tables and scans of a JPEG, and an extension among them.
const PICTURE: std::ops::RangeInclusive<u8> = 0xc0..=0xdf;
const JPG: u8 = 0xc8;
/// The tag of a photo's orientation. Source: Exif 3.0, section 4.6.5.
const ORIENTATION: u16 = 0x0112;

/// The content without metadata; a PDF unchanged. `None` for a picture without pixels, which was cut off before them, and for a
/// PNG with a critical chunk of no standard, which no reader draws.
pub(super) fn without_metadata(kind: FileKind, content: Vec<u8>) -> Option<Vec<u8>> {
    match kind {
        FileKind::Png => png(&content),
        FileKind::Jpeg => jpeg(&content),
        FileKind::Pdf => Some(content),
    }
}

/// Data after the end of the picture is dropped. `None` without pixels or without an end.
fn png(content: &[u8]) -> Option<Vec<u8>> {
    let (signature, mut rest) = content.split_at(PNG_SIGNATURE.min(content.len()));
    let mut kept = signature.to_vec();
    let mut has_pixels = false;
    while let Some((name, chunk)) = png_chunk(rest) {
        rest = &rest[chunk.len()..];
        has_pixels |= name == b"IDAT";
        if name == b"eXIf" {
            let tiff = chunk.get(8..chunk.len() - 4).unwrap_or_default();
            kept.extend(orientation(tiff).map(turned_png).unwrap_or_default());
        }
        if PNG_CRITICAL.contains(&name) || PNG_SHOWN.contains(&name) {
            kept.extend_from_slice(chunk);
        } else if name[0].is_ascii_uppercase() {
            // A capital first letter marks a critical chunk.
            return None;
        }
        if name == b"IEND" {
            return has_pixels.then_some(kept);
        }
    }
    None
}

/// The name and the bytes of the chunk that `rest` begins with.
fn png_chunk(rest: &[u8]) -> Option<(&[u8; 4], &[u8])> {
    let length = u32::from_be_bytes(*rest.first_chunk::<4>()?);
    let name = rest.get(4..)?.first_chunk::<4>()?;
    let whole = usize::try_from(length).ok()?.checked_add(PNG_FRAME)?;
    let is_name = name.iter().all(u8::is_ascii_alphabetic);
    rest.get(..whole).filter(|_| is_name).map(|chunk| (name, chunk))
}

/// A part of a JPEG.
enum Part<'a> {
    /// A marker with its length and content.
    Segment(u8, &'a [u8]),
    /// Anything up to the next segment: the data of a scan, or a marker without content.
    Data(&'a [u8]),
}

/// Readers show a photo whose last bytes are missing, so it may be cut off within its pixels, but not before them.
fn jpeg(content: &[u8]) -> Option<Vec<u8>> {
    let mut kept = vec![MARK, SOI];
    let (mut has_pixels, mut in_scan) = (false, false);
    let mut rest = content.get(2..).unwrap_or_default();
    while let Some(part) = jpeg_part(rest) {
        let bytes = match part {
            Part::Segment(_, bytes) | Part::Data(bytes) => bytes,
        };
        rest = &rest[bytes.len()..];
        if let Part::Segment(mark, _) = part {
            in_scan = mark == SOS;
            has_pixels |= in_scan;
        }
        match part {
            Part::Segment(APP0, bytes) => kept.extend(jfif(bytes).unwrap_or_default()),
            Part::Segment(APP1, bytes) => {
                kept.extend(exif(bytes).and_then(orientation).map(turned_jpeg).unwrap_or_default())
            }
            Part::Segment(mark, bytes) if !is_shown(mark, bytes) => {}
            // Readers skip what is between two segments.
            Part::Data(_) if !in_scan => {}
            _ => kept.extend_from_slice(bytes),
        }
    }
    if rest.starts_with(&[MARK, EOI]) {
        kept.extend([MARK, EOI]);
    }
    has_pixels.then_some(kept)
}

/// The part that `rest` begins with; `None` at the end of the picture.
fn jpeg_part(rest: &[u8]) -> Option<Part<'_>> {
    let (Some(&MARK), Some(&mark)) = (rest.first(), rest.get(1)) else {
        return data(rest);
    };
    match mark {
        EOI => None,
        // A filled byte, a byte of a scan, a restart of one, or a marker without content.
        0x00 | 0x01 | 0xd0..=SOI | MARK => data(rest),
        _ => {
            let length = u16::from_be_bytes(*rest.get(2..)?.first_chunk::<2>()?);
            let whole = rest.get(..usize::from(length).checked_add(2)?)?;
            Some(Part::Segment(mark, whole))
        }
    }
}

/// The bytes up to the next marker that begins a segment or ends the picture.
fn data(rest: &[u8]) -> Option<Part<'_>> {
    let ends = |pair: &[u8]| pair[0] == MARK && !matches!(pair[1], 0x00 | 0x01 | 0xd0..=SOI | MARK);
    let end = rest.windows(2).position(ends).unwrap_or(rest.len());
    (end > 0).then(|| Part::Data(&rest[..end]))
}

/// Whether a segment belongs to the picture: tables, frames and scans, and of application data only colour information.
/// Comments, extensions and reserved segments do not. Source: ITU-T T.81, table B.1.
fn is_shown(mark: u8, segment: &[u8]) -> bool {
    let holds = |name: &[u8]| segment.get(4..).is_some_and(|content| content.starts_with(name));
    match mark {
        APP2 => holds(b"ICC_PROFILE\0"),
        APP14 => holds(b"Adobe"),
        _ => PICTURE.contains(&mark) && mark != JPG,
    }
}

/// The header with the density of the pixels, without the preview that may follow it. Source: ITU-T T.871, section 10.1.
fn jfif(segment: &[u8]) -> Option<Vec<u8>> {
    let density = segment.get(4..16).filter(|content| content.starts_with(b"JFIF\0"))?;
    Some([&[MARK, APP0, 0, 16][..], density, &[0, 0]].concat())
}

/// The Exif data of an application segment.
fn exif(segment: &[u8]) -> Option<&[u8]> {
    segment.get(4..)?.strip_prefix(b"Exif\0\0")
}

/// How a photo has to be turned, from 2 to 8, if its Exif data says so.
fn orientation(tiff: &[u8]) -> Option<u8> {
    let is_little = tiff.starts_with(b"II");
    let short = |at: usize| {
        let bytes = *tiff.get(at..)?.first_chunk::<2>()?;
        Some(if is_little {
            u16::from_le_bytes(bytes)
        } else {
            u16::from_be_bytes(bytes)
        })
    };
    let long = |at: usize| {
        let bytes = *tiff.get(at..)?.first_chunk::<4>()?;
        Some(if is_little {
            u32::from_le_bytes(bytes)
        } else {
            u32::from_be_bytes(bytes)
        })
    };
    let directory = usize::try_from(long(4)?).ok()?;
    let mut entries = (0..usize::from(short(directory)?))
        .map(|entry| directory + 2 + 12 * entry)
        // The count may exceed the actual entries.
        .take_while(|at| at + 12 <= tiff.len());
    let found = entries.find(|at| short(*at) == Some(ORIENTATION))?;
    let value = u8::try_from(short(found + 8)?).ok()?;
    (2..=8).contains(&value).then_some(value)
}

/// Exif data with the orientation only.
fn turned(orientation: u8) -> Vec<u8> {
    let mut tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    tiff.extend([orientation, 0, 0, 0, 0, 0, 0]);
    tiff
}

fn turned_jpeg(orientation: u8) -> Vec<u8> {
    [&[MARK, APP1, 0, 34][..], b"Exif\0\0", &turned(orientation)].concat()
}

fn turned_png(orientation: u8) -> Vec<u8> {
    let named = [&b"eXIf"[..], &turned(orientation)].concat();
    [&[0, 0, 0, 26][..], &named, &crc32fast::hash(&named).to_be_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::{FileKind, turned_jpeg, turned_png, without_metadata};

    fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let length = u32::try_from(content.len()).unwrap();
        [&length.to_be_bytes()[..], name, content, b"crc!"].concat()
    }

    fn segment(mark: u8, content: &[u8]) -> Vec<u8> {
        let length = u16::try_from(content.len() + 2).unwrap();
        [&[0xff, mark][..], &length.to_be_bytes(), content].concat()
    }

    /// Exif data of a phone, in its byte order, with an orientation and a position.
    fn of_phone(orientation: u8) -> Vec<u8> {
        let mut tiff = b"II*\0\x08\0\0\0\x02\0".to_vec();
        tiff.extend(b"\x25\x88\x04\0\x01\0\0\0\x40\0\0\0");
        tiff.extend([0x12, 0x01, 0x03, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);
        tiff.extend(b"\0\0\0\0 23.7 N 90.4 E");
        tiff
    }

    #[test]
    fn a_png_keeps_its_picture_its_colours_and_how_it_is_turned() {
        let start = [
            b"\x89PNG\r\n\x1a\n".to_vec(),
            chunk(b"IHDR", &[0; 13]),
            chunk(b"gAMA", &[0, 0, 0, 1]),
        ]
        .concat();
        let end = [chunk(b"IDAT", b"picture"), chunk(b"IEND", b"")].concat();
        let metadata = [
            chunk(b"tEXt", b"Author\0Amina"),
            chunk(b"iTXt", b"XML"),
            chunk(b"tIME", b"2026"),
        ]
        .concat();
        for (orientation, kept) in [(1, Vec::new()), (6, turned_png(6))] {
            let exif = chunk(b"eXIf", &of_phone(orientation));
            let content = [&start, &metadata, &exif, &end, &b"a film after the end".to_vec()]
                .map(Vec::as_slice)
                .concat();
            let expected = [&start, &kept, &end].map(Vec::as_slice).concat();
            assert_eq!(without_metadata(FileKind::Png, content).as_ref(), Some(&expected));
            assert_eq!(without_metadata(FileKind::Png, expected.clone()), Some(expected));
        }
    }

    #[test]
    fn a_jpeg_keeps_its_picture_its_colours_and_how_it_is_turned() {
        let jfif = |preview: &[u8]| segment(0xe0, &[&b"JFIF\0\x01\x02\x01\0\x48\0\x48"[..], preview].concat());
        let head = jfif(b"\0\0");
        let colours = segment(0xe2, b"ICC_PROFILE\0\x01\x01");
        let scan = [segment(0xda, b"\x01"), b"\x12\xff\0\x34\xff\xd0\x56".to_vec()].concat();
        let picture = [
            segment(0xdb, b"table"),
            segment(0xc2, b"frame"),
            scan.clone(),
            segment(0xc4, b"more"),
            scan,
        ]
        .concat();
        let content = |exif: &[u8]| {
            [
                b"\xff\xd8",
                jfif(b"\x01\x01RGB").as_slice(),
                &segment(0xe0, b"JFXX\0\x10preview"),
                exif,
                &segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0Amina"),
                &segment(0xe2, b"MPF\0preview"),
                &colours,
                &segment(0xfe, b"a comment"),
                &picture,
                b"\xff\xd9a film after the end",
            ]
            .concat()
        };
        let kept = |turned: &[u8]| [b"\xff\xd8", head.as_slice(), turned, &colours, &picture, b"\xff\xd9"].concat();
        for (orientation, turned) in [(1, Vec::new()), (6, turned_jpeg(6))] {
            let exif = segment(0xe1, &[&b"Exif\0\0"[..], &of_phone(orientation)].concat());
            assert_eq!(without_metadata(FileKind::Jpeg, content(&exif)), Some(kept(&turned)));
            assert_eq!(without_metadata(FileKind::Jpeg, kept(&turned)), Some(kept(&turned)));
        }
    }

    #[test]
    fn nothing_is_kept_in_unknown_parts_or_between_parts() {
        let tables = segment(0xdb, b"table");
        let scan = [segment(0xda, b"\x01"), b"\x12\xff\0\x34".to_vec()].concat();
        let end = b"\xff\xd9".to_vec();
        let hidden = b"23.7 N 90.4 E".to_vec();
        let parts = [
            hidden.clone(),
            segment(0xf7, &hidden),
            segment(0xc8, &hidden),
            segment(0x10, &hidden),
            hidden,
        ]
        .concat();
        let start = b"\xff\xd8".to_vec();
        // The first segment follows the start at once, or the file is no JPEG.
        let content = [
            &start,
            &tables,
            &parts,
            &tables,
            &parts,
            &scan,
            &segment(0xfe, b"23.7 N"),
            &parts,
            &end,
        ];
        let kept = [&start, &tables, &tables, &scan, &end].map(Vec::as_slice).concat();
        let content = content.map(Vec::as_slice).concat();
        assert_eq!(without_metadata(FileKind::Jpeg, content), Some(kept));

        let png = |unknown: &[u8; 4]| {
            [
                b"\x89PNG\r\n\x1a\n".to_vec(),
                chunk(b"IHDR", &[0; 13]),
                chunk(unknown, b"23.7 N"),
                chunk(b"IDAT", b"picture"),
                chunk(b"IEND", b""),
            ]
            .concat()
        };
        let kept = without_metadata(FileKind::Png, png(b"gpSx")).expect("a picture");
        assert!(!kept.windows(4).any(|window| window == b"23.7"));
        assert_eq!(without_metadata(FileKind::Png, png(b"GPSX")), None);
    }

    #[test]
    fn a_picture_that_was_cut_off_before_its_pixels_is_none() {
        let start = [b"\xff\xd8".to_vec(), segment(0xdb, b"table")].concat();
        let with_pixels = [start.as_slice(), &segment(0xda, b"\x01"), b"\x12\x34"].concat();
        for (jpeg, kept) in [
            ([start.as_slice(), b"\xff\xe1\xff\xff cut"].concat(), None),
            ([start.as_slice(), b"\xff\xd9"].concat(), None),
            (with_pixels.clone(), Some(with_pixels)),
        ] {
            assert_eq!(without_metadata(FileKind::Jpeg, jpeg), kept);
        }
        let start = [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &[0; 13])].concat();
        for png in [
            [start.as_slice(), b"\0\0\xff\xffIDATcut"].concat(),
            [start.as_slice(), &chunk(b"IDAT", b"picture")].concat(),
            [start.as_slice(), &chunk(b"IEND", b"")].concat(),
        ] {
            assert_eq!(without_metadata(FileKind::Png, png), None);
        }
    }
}
