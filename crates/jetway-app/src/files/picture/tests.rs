use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{DynamicImage, GenericImageView as _, ImageEncoder as _, Rgb, RgbImage};
use moxcms::ColorProfile;

use super::{FileFault, PictureKind, encoded, rewritten};

const SECRET: &[u8] = b"23.7 N 90.4 E";
const SCRIPT: &[u8] = b"<script>alert(1)</script>";

/// Wider than high; red on the left, blue on the right.
fn picture() -> DynamicImage {
    let colour = |x, _| if x < 16 { Rgb([200, 0, 0]) } else { Rgb([0, 0, 200]) };
    RgbImage::from_fn(32, 16, colour).into()
}

/// Exif data of a phone, with an orientation and a position.
fn exif(orientation: u8) -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0\x02\0".to_vec();
    tiff.extend([0x12, 0x01, 0x03, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);
    tiff.extend(b"\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0");
    tiff.extend(SECRET);
    tiff
}

fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).unwrap();
    let named = [&name[..], content].concat();
    let sum = crc32fast::hash(&named);
    [&length.to_be_bytes()[..], &named, &sum.to_be_bytes()].concat()
}

fn segment(mark: u8, content: &[u8]) -> Vec<u8> {
    let length = u16::try_from(content.len() + 2).unwrap();
    [&[0xff, mark][..], &length.to_be_bytes(), content].concat()
}

fn png(image: &DynamicImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    image.write_with_encoder(PngEncoder::new(&mut bytes)).unwrap();
    bytes
}

fn jpeg(image: &DynamicImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    image.write_with_encoder(encoder).unwrap();
    bytes
}

/// The picture as a PNG of a phone, with a text and a script after its end.
fn png_of_phone(orientation: u8) -> Vec<u8> {
    let plain = png(&picture());
    // Signature and header.
    let (head, rest) = plain.split_at(33);
    let text = [b"Comment\0", SECRET].concat();
    let metadata = [chunk(b"eXIf", &exif(orientation)), chunk(b"tEXt", &text)].concat();
    [head, &metadata, rest, SCRIPT].concat()
}

/// The picture as a JPEG of a phone, with a comment, a preview and a script after its end.
fn jpeg_of_phone(orientation: u8) -> Vec<u8> {
    let plain = jpeg(&picture());
    let (start, rest) = plain.split_at(2);
    let of_phone = segment(0xe1, &[b"Exif\0\0", exif(orientation).as_slice()].concat());
    let preview = segment(0xe2, &[b"MPF\0", jpeg(&picture()).as_slice()].concat());
    [start, &of_phone, &preview, &segment(0xfe, SECRET), rest, SCRIPT].concat()
}

fn holds(content: &[u8], part: &[u8]) -> bool {
    content.windows(part.len()).any(|window| window == part)
}

fn read(content: &[u8]) -> DynamicImage {
    image::load_from_memory(content).expect("a picture")
}

#[test]
fn nothing_but_the_picture_is_kept() {
    for (kind, sent) in [
        (PictureKind::Png, png_of_phone(1)),
        (PictureKind::Jpeg, jpeg_of_phone(1)),
    ] {
        assert!(holds(&sent, SECRET) && holds(&sent, SCRIPT) && holds(&sent, b"II*\0"));
        let kept = rewritten(kind, &sent).expect("a picture");
        for part in [SECRET, SCRIPT, b"II*\0", b"Exif", b"eXIf", b"MPF\0", b"tEXt"] {
            assert!(!holds(&kept, part), "{kind:?}: {part:?}");
        }
        assert_eq!(read(&kept).dimensions(), (32, 16));
    }
    let kept = rewritten(PictureKind::Png, &png_of_phone(1)).expect("a picture");
    assert_eq!(read(&kept).as_bytes(), picture().as_bytes(), "without loss");
}

#[test]
fn a_picture_is_turned_as_its_orientation_says() {
    for (kind, sent) in [
        (PictureKind::Png, png_of_phone(6)),
        (PictureKind::Jpeg, jpeg_of_phone(6)),
    ] {
        let kept = read(&rewritten(kind, &sent).expect("a picture")).to_rgb8();
        assert_eq!(kept.dimensions(), (16, 32), "{kind:?}");
        let (top, bottom) = (kept.get_pixel(8, 4), kept.get_pixel(8, 28));
        assert!(
            top[0] > 150 && top[2] < 60,
            "{kind:?}: the left is the top now, {top:?}"
        );
        assert!(bottom[2] > 150 && bottom[0] < 60, "{kind:?}: {bottom:?}");
    }
}

#[test]
fn colours_of_a_profile_are_converted_and_the_profile_is_not_kept() {
    let image = DynamicImage::from(RgbImage::from_pixel(8, 8, Rgb([200, 100, 50])));
    let mut sent = Vec::new();
    let mut encoder = PngEncoder::new(&mut sent);
    let profile = ColorProfile::new_display_p3().encode().unwrap();
    encoder.set_icc_profile(profile).unwrap();
    image.write_with_encoder(encoder).unwrap();
    assert!(holds(&sent, b"iCCP"));
    let kept = rewritten(PictureKind::Png, &sent).expect("a picture");
    assert!(!holds(&kept, b"iCCP"));
    let [red, green, blue] = read(&kept).to_rgb8().get_pixel(4, 4).0;
    assert!(red > 205 && green < 100 && blue < 50, "{red} {green} {blue}");
}

/// A PNG of this size with nothing in it.
fn hollow(width: u32, height: u32) -> Vec<u8> {
    let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let header = chunk(b"IHDR", &[size.as_slice(), &[8, 0, 0, 0, 0]].concat());
    let mut pixels = ZlibEncoder::new(Vec::new(), Compression::fast());
    pixels.write_all(&[0]).unwrap();
    let pixels = chunk(b"IDAT", &pixels.finish().unwrap());
    [b"\x89PNG\r\n\x1a\n", header.as_slice(), &pixels, &chunk(b"IEND", b"")].concat()
}

#[test]
fn a_picture_that_unfolds_too_far_is_refused_before_it_is_decoded() {
    for (width, height) in [(5_000, 5_001), (12_001, 1), (u32::MAX, u32::MAX)] {
        let fault = rewritten(PictureKind::Png, &hollow(width, height));
        assert_eq!(fault, Err(FileFault::TooManyPixels), "{width}×{height}");
    }
    assert_eq!(rewritten(PictureKind::Png, &hollow(0, 10)), Err(FileFault::Broken));
}

#[test]
fn a_picture_that_was_cut_off_is_refused() {
    assert_eq!(rewritten(PictureKind::Png, &hollow(10, 10)), Err(FileFault::Broken));
    let image = noise(40);
    for (kind, whole) in [(PictureKind::Png, png(&image)), (PictureKind::Jpeg, jpeg(&image))] {
        assert!(rewritten(kind, &whole).is_ok(), "{kind:?}");
        for length in [20, whole.len() / 2, whole.len() - 30] {
            assert_eq!(
                rewritten(kind, &whole[..length]),
                Err(FileFault::Broken),
                "{kind:?}: {length}"
            );
        }
    }
    // The preview in a segment has an end of its own.
    let cut = jpeg_of_phone(1);
    let end = cut.len() - SCRIPT.len() - 2;
    assert_eq!(rewritten(PictureKind::Jpeg, &cut[..end]), Err(FileFault::Broken));
}

/// Noise, which does not compress.
fn noise(side: u32) -> DynamicImage {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state.to_be_bytes()[0]
    };
    RgbImage::from_fn(side, side, |_, _| Rgb([next(), next(), next()])).into()
}

#[test]
fn a_picture_that_would_exceed_the_limit_is_written_smaller_or_refused() {
    let image = noise(64);
    let best = encoded(PictureKind::Jpeg, &image, usize::MAX).expect("a picture").len();
    let limit = best * 3 / 4;
    let smaller = encoded(PictureKind::Jpeg, &image, limit).expect("a picture of a lower quality");
    assert!(smaller.len() < limit && read(&smaller).dimensions() == (64, 64));
    for (kind, limit) in [(PictureKind::Jpeg, 100), (PictureKind::Png, 64 * 64 * 3)] {
        assert_eq!(encoded(kind, &image, limit), Err(FileFault::GrewTooLarge), "{kind:?}");
    }
}
