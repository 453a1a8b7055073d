//! Re-encodes uploaded pictures, so that only their pixels are stored (ADR 0117).

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, ImageResult, Limits};
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};

use super::fault::{FILE_LIMIT, FileFault};

/// Maximum width and height, in pixels.
const LONGEST_SIDE: u32 = 12_000;
/// Maximum number of pixels.
const MOST_PIXELS: u64 = 25_000_000;
/// Maximum memory of the decoded pixels, in bytes: four for each pixel.
const MOST_MEMORY: u64 = 100_000_000;
/// Qualities of a JPEG, tried in turn until the file fits the limit.
const QUALITIES: [u8; 5] = [90, 80, 70, 55, 40];
/// Compression levels of a PNG, tried in turn.
const COMPRESSIONS: [CompressionType; 2] = [CompressionType::Default, CompressionType::Best];

const MARK: u8 = 0xff;
const SOI: u8 = 0xd8;
const EOI: u8 = 0xd9;
const SOS: u8 = 0xda;

/// A picture format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PictureKind {
    /// Lossless.
    Png,
    /// At quality 90, or the best quality that fits the limit.
    Jpeg,
}

/// Re-encodes a picture in its own format: rotated as its Exif orientation says, in sRGB, without metadata and without the bytes after
/// its end.
///
/// # Errors
/// `TooManyPixels` before anything is decoded, `Broken` for a damaged or incomplete picture, `GrewTooLarge` when the result does not fit
/// the limit.
pub(super) fn rewritten(kind: PictureKind, content: &[u8]) -> Result<Vec<u8>, FileFault> {
    within_limits(content)?;
    // The decoder fills what is missing of a JPEG with grey.
    if kind == PictureKind::Jpeg && !has_end(content) {
        return Err(FileFault::Broken);
    }
    let image = decoded(kind, content).map_err(|error| match error {
        ImageError::Limits(_) => FileFault::TooManyPixels,
        _ => FileFault::Broken,
    })?;
    encoded(kind, &image, FILE_LIMIT)
}

/// Reads the size in the header only, so that a decompression bomb costs nothing.
fn within_limits(content: &[u8]) -> Result<(), FileFault> {
    let size = imagesize::blob_size(content).map_err(|_| FileFault::Broken)?;
    let side = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let (width, height) = (side(size.width), side(size.height));
    if width == 0 || height == 0 {
        return Err(FileFault::Broken);
    }
    if width.max(height) > LONGEST_SIDE || u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(FileFault::TooManyPixels);
    }
    Ok(())
}

fn decoded(kind: PictureKind, content: &[u8]) -> ImageResult<DynamicImage> {
    let format = match kind {
        PictureKind::Png => ImageFormat::Png,
        PictureKind::Jpeg => ImageFormat::Jpeg,
    };
    let mut limits = Limits::default();
    limits.max_image_width = Some(LONGEST_SIDE);
    limits.max_image_height = Some(LONGEST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(content), format);
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder()?;
    limits.reserve(decoder.total_bytes())?;
    // Metadata that cannot be read is none.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten();
    let mut image = DynamicImage::from_decoder(decoder)?;
    if let Some(profile) = profile {
        image = in_srgb(image, &profile);
    }
    image.apply_orientation(orientation);
    Ok(image)
}

/// Converts the colours from an RGB profile to sRGB, since the profile is not stored. Other profiles are ignored.
fn in_srgb(image: DynamicImage, profile: &[u8]) -> DynamicImage {
    let layout = match image {
        DynamicImage::ImageRgb8(_) => Layout::Rgb,
        DynamicImage::ImageRgba8(_) => Layout::Rgba,
        _ => return image,
    };
    let from = ColorProfile::new_from_slice(profile).ok();
    let Some(from) = from.filter(|from| from.color_space == DataColorSpace::Rgb) else {
        return image;
    };
    let to = ColorProfile::new_srgb();
    let Ok(conversion) = from.create_transform_8bit(layout, &to, layout, TransformOptions::default()) else {
        return image;
    };
    let mut converted = image.clone();
    let pixels = match &mut converted {
        DynamicImage::ImageRgb8(pixels) => &mut **pixels,
        DynamicImage::ImageRgba8(pixels) => &mut **pixels,
        _ => return image,
    };
    match conversion.transform(image.as_bytes(), pixels) {
        Ok(()) => converted,
        Err(_) => image,
    }
}

/// The encoded picture, smaller than `limit` bytes.
fn encoded(kind: PictureKind, image: &DynamicImage, limit: usize) -> Result<Vec<u8>, FileFault> {
    let written = |bytes: Vec<u8>| (bytes.len() < limit).then_some(bytes);
    let found = match kind {
        PictureKind::Png => COMPRESSIONS
            .into_iter()
            .find_map(|compression| written(png(image, compression)?)),
        PictureKind::Jpeg => QUALITIES.into_iter().find_map(|quality| written(jpeg(image, quality)?)),
    };
    found.ok_or(FileFault::GrewTooLarge)
}

fn png(image: &DynamicImage, compression: CompressionType) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, compression, FilterType::Adaptive);
    image.write_with_encoder(encoder).ok()?;
    Some(bytes)
}

fn jpeg(image: &DynamicImage, quality: u8) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut bytes, quality);
    image.write_with_encoder(encoder).ok()?;
    Some(bytes)
}

/// Whether a JPEG has an end after its pixels. Segments are skipped by their length, since a preview in one of them has an end of its own.
/// Source: ITU-T T.81, section B.1.1.
fn has_end(content: &[u8]) -> bool {
    // Neither a filled byte, a byte of a scan, a restart of one nor a marker without content.
    let begins = |pair: &[u8]| pair[0] == MARK && !matches!(pair[1], 0x00 | 0x01 | 0xd0..=SOI | MARK);
    let mut rest = content.get(2..).unwrap_or_default();
    let mut has_pixels = false;
    while let Some(at) = rest.windows(2).position(begins) {
        rest = &rest[at..];
        match rest[1] {
            EOI => return has_pixels,
            SOS => has_pixels = true,
            _ => {}
        }
        let length = rest.get(2..).and_then(|rest| rest.first_chunk::<2>());
        let length = length.map_or(0, |length| usize::from(u16::from_be_bytes(*length)));
        rest = rest.get(2 + length..).unwrap_or_default();
    }
    false
}

#[cfg(test)]
mod tests;
