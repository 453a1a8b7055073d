//! The certificate folder: `<host>.pem`, and `_.example.com.pem` for `*.example.com`.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Identifies the content of a file without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Version {
    seconds: i64,
    nanoseconds: i64,
    bytes: u64,
    inode: u64,
}

/// Every certificate's name (`agents.example`, `_.example`) with its version. Opens no file.
///
/// # Errors
/// When the folder cannot be read.
pub fn list(folder: &Path) -> io::Result<HashMap<Box<str>, Version>> {
    let mut found = HashMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str().and_then(|name| name.strip_suffix(".pem")) else {
            continue;
        };
        // Temporary files, which are renamed when complete, begin with a dot.
        if name.starts_with('.') {
            continue;
        }
        match fs::metadata(entry.path()) {
            Ok(about) if about.is_file() => found.insert(name.into(), version(&about)),
            _ => None,
        };
    }
    Ok(found)
}

/// The path of a certificate.
pub fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.pem"))
}

/// The certificate names that can cover a host, the exact one first.
pub fn names(host: &str) -> impl Iterator<Item = String> {
    let wildcard = host.split_once('.').map(|(_, rest)| format!("_.{rest}"));
    std::iter::once(host.to_owned()).chain(wildcard)
}

/// A host that a certificate of this name must cover.
pub fn covered_host(name: &str) -> String {
    match name.strip_prefix("_.") {
        Some(rest) => format!("any-portal.{rest}"),
        None => name.to_owned(),
    }
}

fn version(about: &fs::Metadata) -> Version {
    Version {
        seconds: about.mtime(),
        nanoseconds: about.mtime_nsec(),
        bytes: about.len(),
        inode: about.ino(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_stands_for_one_label() {
        let of = |host| names(host).collect::<Vec<_>>();
        assert_eq!(of("a.b.example"), ["a.b.example", "_.b.example"]);
        assert_eq!(of("example"), ["example"]);
        assert_eq!(covered_host("_.b.example"), "any-portal.b.example");
    }
}
