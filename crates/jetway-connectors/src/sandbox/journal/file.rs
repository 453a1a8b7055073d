//! A journal file: one JSON object per line, flushed to disk before a write is answered.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{JournalEntry, JournalError, WorldJournal};

/// An append-only file. An incomplete last line (after a power failure) is dropped on opening; that write was never
/// answered.
#[derive(Debug)]
pub struct FileJournal(Mutex<File>);

impl FileJournal {
    /// Opens or creates the file and its folder, with an exclusive lock until it is dropped or the process ends; the
    /// kernel releases the lock in any case.
    ///
    /// # Errors
    /// The file cannot be opened, or another process has it open.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let file = writable(path)?;
        match file.try_lock() {
            Ok(()) => Self::over(file, path),
            Err(TryLockError::WouldBlock) => Err(JournalError::Taken {
                path: path.to_path_buf(),
            }),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Opens without a lock, for a file whose owner holds the lock of the journal beside it.
    pub(crate) fn open_beside(path: &Path) -> Result<Self, JournalError> {
        Self::over(writable(path)?, path)
    }

    fn over(mut file: File, path: &Path) -> Result<Self, JournalError> {
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole < bytes.len() {
            tracing::warn!(path = %path.display(), dropped = bytes.len() - whole, "torn last line of the world journal");
            file.set_len(u64::try_from(whole).unwrap_or(0))?;
            file.sync_data()?;
        }
        Ok(Self(Mutex::new(file)))
    }

    fn file(&self) -> MutexGuard<'_, File> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All lines, oldest first.
    pub(crate) fn lines<T: DeserializeOwned>(&self) -> Result<Vec<T>, JournalError> {
        let mut text = String::new();
        let mut file = self.file();
        file.seek(SeekFrom::Start(0))?;
        file.read_to_string(&mut text)?;
        let lines = text.lines().enumerate();
        lines
            .map(|(at, line)| {
                serde_json::from_str(line).map_err(|source| JournalError::Corrupt { line: at + 1, source })
            })
            .collect()
    }

    /// Appends a line, flushed to disk on return.
    pub(crate) fn add<T: Serialize>(&self, entry: &T) -> Result<(), JournalError> {
        let mut line = serde_json::to_vec(entry).map_err(std::io::Error::from)?;
        line.push(b'\n');
        let mut file = self.file();
        let end = file.seek(SeekFrom::End(0))?;
        let written = file.write_all(&line).and_then(|()| file.sync_data());
        if written.is_err() {
            // A partial line would make all later ones unreadable.
            file.set_len(end)?;
        }
        Ok(written?)
    }
}

fn writable(path: &Path) -> std::io::Result<File> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
}

impl WorldJournal for FileJournal {
    fn load(&self) -> Result<Vec<JournalEntry>, JournalError> {
        self.lines()
    }

    fn append(&self, entry: &JournalEntry) -> Result<(), JournalError> {
        self.add(entry)
    }

    fn clear(&self) -> Result<(), JournalError> {
        let file = self.file();
        file.set_len(0)?;
        Ok(file.sync_data()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advanced(seconds: i64) -> JournalEntry {
        JournalEntry::Advanced { seconds }
    }

    #[test]
    fn remembers_across_openings_and_drops_a_torn_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sandbox").join("world.jsonl");
        let journal = FileJournal::open(&path).expect("opens");
        journal.append(&advanced(1)).expect("kept");
        journal.append(&advanced(2)).expect("kept");
        drop(journal);
        let mut file = OpenOptions::new().append(true).open(&path).expect("opens");
        file.write_all(b"{\"entry\":\"adva").expect("written");
        drop(file);
        let journal = FileJournal::open(&path).expect("opens");
        assert_eq!(journal.load().expect("read"), [advanced(1), advanced(2)]);
        journal.append(&advanced(3)).expect("kept");
        assert_eq!(journal.load().expect("read"), [advanced(1), advanced(2), advanced(3)]);
        journal.clear().expect("emptied");
        journal.append(&advanced(4)).expect("kept");
        assert_eq!(journal.load().expect("read"), [advanced(4)]);
    }

    #[test]
    fn a_journal_has_one_writer_and_says_which_file_is_taken() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("world.jsonl");
        let journal = FileJournal::open(&path).expect("opens");
        journal.append(&advanced(1)).expect("kept");
        let mut writing = OpenOptions::new().append(true).open(&path).expect("opens");
        writing.write_all(b"{\"entry\":\"adva").expect("written");
        let length = || std::fs::metadata(&path).expect("a file").len();
        let before = length();
        let error = FileJournal::open(&path).expect_err("taken");
        assert!(
            matches!(&error, JournalError::Taken { path: taken } if *taken == path),
            "{error}"
        );
        let text = error.to_string();
        let names_both = text.contains(&path.display().to_string()) && text.contains("JETWAY_WORLD_JOURNAL");
        assert!(names_both, "{text}");
        assert_eq!(length(), before, "a line its owner is writing is not cut off");
        drop(journal);
        let journal = FileJournal::open(&path).expect("free again");
        assert_eq!(journal.load().expect("read"), [advanced(1)]);
    }

    #[test]
    fn a_broken_line_in_the_middle_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("world.jsonl");
        std::fs::write(&path, "{\"entry\":\"advanced\",\"seconds\":1}\nnonsense\n").expect("written");
        let error = FileJournal::open(&path).expect("opens").load().expect_err("unreadable");
        assert!(matches!(error, JournalError::Corrupt { line: 2, .. }), "{error}");
    }
}
