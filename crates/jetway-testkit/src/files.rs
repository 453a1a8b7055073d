//! Files that are expensive to make, kept in memory to copy for each test.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// The files of a folder. They need no folder of their own, so nothing is left behind when the process ends.
#[derive(Debug)]
pub struct Files(Vec<(OsString, Vec<u8>)>);

impl Files {
    /// Read every file of a folder without subfolders.
    ///
    /// # Panics
    /// When the folder or a file cannot be read.
    #[must_use]
    pub fn read(folder: &Path) -> Self {
        let entries = fs::read_dir(folder).expect("a folder");
        let files = entries.map(|entry| {
            let entry = entry.expect("an entry");
            (entry.file_name(), fs::read(entry.path()).expect("a file"))
        });
        Self(files.collect())
    }

    /// Write all of them into a folder.
    ///
    /// # Panics
    /// When a file cannot be written.
    pub fn write(&self, folder: &Path) {
        for (name, content) in &self.0 {
            fs::write(folder.join(name), content).expect("a file");
        }
    }
}
