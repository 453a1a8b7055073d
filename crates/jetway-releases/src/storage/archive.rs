//! The files of a version in one archive: tar compressed with zstd.

use std::io::Read;
use std::path::{Component, Path};

use anyhow::{Context, Result, bail};

use super::interface::Files;

const LEVEL: i32 = 3;
/// A larger unpacked archive is refused.
const LARGEST: u64 = 512 * 1024 * 1024;

/// Packs files; the same files always give the same bytes.
///
/// # Errors
/// When a name is too long for the format.
pub fn pack<'a>(files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>) -> Result<Vec<u8>> {
    let mut archive = tar::Builder::new(zstd::Encoder::new(Vec::new(), LEVEL)?);
    for (name, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        archive
            .append_data(&mut header, name, bytes.as_slice())
            .with_context(|| format!("cannot pack {name}"))?;
    }
    Ok(archive.into_inner()?.finish()?)
}

/// Unpacks into memory. A name that leads out of the folder is an error.
///
/// # Errors
/// When the archive was not made by [`pack`].
pub fn unpack(bytes: &[u8]) -> Result<Files> {
    let mut files = Files::new();
    let mut archive = tar::Archive::new(zstd::Decoder::new(bytes)?.take(LARGEST));
    for entry in archive.entries()? {
        let mut entry = entry?;
        let name = entry.path()?.to_str().context("a name that is not UTF-8")?.to_owned();
        let plain = Path::new(&name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        if !plain || !entry.header().entry_type().is_file() {
            bail!("{name:?} is not a file of a version");
        }
        let mut content = Vec::new();
        entry.read_to_end(&mut content)?;
        files.insert(name, content);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_and_nothing_leads_out_of_its_folder() {
        let files: Files = [("a.js", "one"), (".hash", "two"), ("assets/deep/b.svg", "")]
            .map(|(name, text)| (name.to_owned(), text.into()))
            .into();
        let packed = pack(files.iter()).expect("an archive");
        assert_eq!(unpack(&packed).expect("files"), files);
        assert_eq!(pack(files.iter()).expect("an archive"), packed);
        assert!(unpack(&packed[..packed.len() / 2]).is_err());
        assert!(unpack(b"").is_err());

        let mut header = tar::Header::new_gnu();
        header.set_size(0);
        header.as_gnu_mut().expect("gnu").name[..8].copy_from_slice(b"../up.js");
        header.set_cksum();
        let mut tar = tar::Builder::new(zstd::Encoder::new(Vec::new(), LEVEL).expect("zstd"));
        tar.append(&header, &[][..]).expect("an entry");
        let evil = tar.into_inner().and_then(zstd::Encoder::finish).expect("an archive");
        assert!(unpack(&evil).is_err());
    }
}
