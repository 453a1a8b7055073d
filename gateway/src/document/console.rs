//! The operators' console: its document and files, read from a folder at start and whenever settings are reloaded. They are
//! served only at the operators' host.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use arc_swap::ArcSwapOption;
use bytes::Bytes;
use http::{HeaderValue, StatusCode};
use jetway_tenancy::asset::{content_hash, is_safe_name};
use pingora::http::RequestHeader;

use super::nonce::nonce;
use crate::answer::coding::{Accepted, Coding};
use crate::answer::{Answer, file};
use crate::releases::media_type;

/// Placeholder of the nonce in the document, written by the build.
const NONCE: &str = "%NONCE%";
/// Folder of the files, below the console's; also their path at the host.
const FILES: &str = "assets";
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Files that do not compress well.
const COMPRESSED: [&str; 4] = ["woff2", "png", "webp", "wasm"];

/// The console that is served, if any.
pub struct ConsoleShelf(ArcSwapOption<Console>);

/// A build of the console in memory.
pub struct Console {
    /// The document's text before, between and after its nonces.
    document: Vec<String>,
    /// Files by name below `/assets/`.
    files: Files,
    /// Files of the previous build, because pages opened with it may still request code.
    earlier: Files,
}

type Files = HashMap<String, Arc<File>>;

/// A file with the codings that are smaller than it.
struct File {
    media_type: &'static str,
    plain: Form,
    coded: Vec<(Coding, Form)>,
}

struct Form {
    bytes: Bytes,
    etag: HeaderValue,
}

impl ConsoleShelf {
    /// Reads the console; an empty path means none.
    ///
    /// # Errors
    /// As [`Console::read`].
    pub fn open(folder: &Path) -> Result<Self> {
        let console = Console::read(folder)?.map(Arc::new);
        Ok(Self(ArcSwapOption::new(console)))
    }

    /// Whether there is one.
    pub fn is_served(&self) -> bool {
        self.0.load().is_some()
    }

    /// Replace the build. Files of the current one are kept until the next build; the same build, read again, may have files that
    /// were missing before.
    pub fn replace(&self, next: Option<Console>) {
        let present = self.0.load_full();
        let next = next.map(|next| match present {
            Some(present) if present.document == next.document => Arc::new(Console {
                earlier: present.earlier.clone(),
                ..next
            }),
            Some(present) => Arc::new(Console {
                earlier: present.files.clone(),
                ..next
            }),
            None => Arc::new(next),
        });
        self.0.store(next);
    }

    /// The document with a fresh nonce, and the policy that allows it.
    pub fn document(&self) -> Option<(Answer, HeaderValue)> {
        let console = self.0.load();
        let nonce = nonce();
        let text = console.as_ref()?.document.join(nonce.as_str());
        let answer = Answer::new(StatusCode::OK, "text/html; charset=utf-8", text)
            .header("cache-control", "private, no-cache")
            .header("x-robots-tag", "noindex, nofollow")
            .untouched();
        Some((answer, policy(&nonce)))
    }

    /// A file by its path at the host.
    pub fn file(&self, path: &str, request: &RequestHeader, accepted: Accepted) -> Answer {
        let name = path.trim_start_matches('/').strip_prefix(FILES).unwrap_or_default();
        let console = self.0.load();
        let found = console
            .as_ref()
            .and_then(|console| console.find(name.trim_start_matches('/')));
        found.map_or_else(
            || Answer::text(StatusCode::NOT_FOUND, "There is no such file.\n"),
            |found| found.give(request, accepted),
        )
    }
}

impl Console {
    /// Reads a build from its folder; an empty path means none.
    ///
    /// # Errors
    /// The folder has no document, or a file cannot be read or is not a web asset.
    pub fn read(folder: &Path) -> Result<Option<Self>> {
        if folder.as_os_str().is_empty() {
            return Ok(None);
        }
        let page = folder.join("index.html");
        let text = fs::read_to_string(&page).with_context(|| {
            format!(
                "{}: cannot be read; build the console with `npm run build -w mfe-operations`",
                page.display()
            )
        })?;
        let document: Vec<String> = text.split(NONCE).map(str::to_owned).collect();
        if document.len() < 2 {
            bail!(
                "{}: has no placeholder for a nonce, so it is not the console's document",
                page.display()
            );
        }
        let mut files = Files::new();
        for path in listed(&folder.join(FILES))? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            // Source maps are not served.
            if name.ends_with(".map") {
                continue;
            }
            let known = media_type(name).filter(|_| is_safe_name(name));
            let media_type = known.with_context(|| format!("{}: is not a web asset", path.display()))?;
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            files.insert(name.to_owned(), Arc::new(File::new(name, media_type, bytes)));
        }
        let named = document.iter().flat_map(|part| part.split("/assets/").skip(1));
        for name in named.filter_map(|rest| rest.split('"').next()) {
            if !files.contains_key(name) {
                bail!(
                    "{}: names assets/{name}, which is missing; copy the whole build",
                    page.display()
                );
            }
        }
        Ok(Some(Self {
            document,
            files,
            earlier: Files::new(),
        }))
    }

    fn find(&self, name: &str) -> Option<&File> {
        let found = self.files.get(name).or_else(|| self.earlier.get(name));
        found.map(AsRef::as_ref)
    }
}

impl File {
    fn new(name: &str, media_type: &'static str, bytes: Vec<u8>) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let smaller = |coding: &Coding| {
            let coded = coding.encode(&bytes).filter(|coded| coded.len() < bytes.len())?;
            Some((*coding, Form::new(coded)))
        };
        let coded = if COMPRESSED.contains(&ending) {
            Vec::new()
        } else {
            Coding::ALL.iter().filter_map(smaller).collect()
        };
        Self {
            media_type,
            coded,
            plain: Form::new(bytes),
        }
    }

    fn give(&self, request: &RequestHeader, accepted: Accepted) -> Answer {
        let coded = accepted
            .before_plain()
            .find_map(|wanted| self.coded.iter().find(|(coding, _)| *coding == wanted));
        let (coding, form) = match coded {
            Some((coding, form)) => (Some(coding), form),
            None => (None, &self.plain),
        };
        let answer = file(request, self.media_type, &form.etag, &form.bytes);
        if answer.status() == StatusCode::RANGE_NOT_SATISFIABLE {
            return answer;
        }
        let answer = answer
            .header("cache-control", FOREVER)
            .header("vary", "accept-encoding")
            .untouched();
        match coding {
            Some(coding) => answer.header("content-encoding", coding.name()),
            None => answer,
        }
    }
}

impl Form {
    fn new(bytes: Vec<u8>) -> Self {
        let etag = format!("\"{}\"", content_hash(&bytes));
        Self {
            etag: HeaderValue::try_from(etag).unwrap_or_else(|_| HeaderValue::from_static("\"\"")),
            bytes: bytes.into(),
        }
    }
}

/// The files in a folder; none when it does not exist.
fn listed(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.is_file()).collect())
}

/// The document's script and style carry the nonce, and scripts loaded by that script are trusted; as Trusted Types, only addresses of the build's loader and the
/// emptying of an element are allowed.
fn policy(nonce: &str) -> HeaderValue {
    let text = format!(
        "default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; img-src 'self' data: blob:; font-src 'self'; \
         connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
         require-trusted-types-for 'script'; trusted-types console default"
    );
    // A generated nonce is always valid here; if it were not, a page that runs nothing is the safe fallback.
    HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(folder.path().join(FILES)).expect("a folder");
        for (name, text) in files {
            fs::write(folder.path().join(name), text).expect("a file");
        }
        folder
    }

    #[test]
    fn no_folder_is_no_console_and_another_folder_is_none_either() {
        assert!(Console::read(Path::new("")).expect("none").is_none());
        for files in [
            &[][..],
            &[("index.html", "<p>no nonce</p>")],
            &[("index.html", NONCE), ("assets/notes.exe", "x")],
            &[(
                "index.html",
                "<script nonce=\"%NONCE%\" src=\"/assets/a.1.js\"></script>",
            )],
        ] {
            assert!(Console::read(build(files).path()).is_err(), "{files:?}");
        }
    }

    #[test]
    fn every_document_has_a_nonce_of_its_own() {
        let folder = build(&[("index.html", "<style nonce=\"%NONCE%\"></style>")]);
        let shelf = ConsoleShelf::open(folder.path()).expect("a console");
        let policies: Vec<_> = (0..2).map(|_| shelf.document().expect("a document").1).collect();
        assert_ne!(policies[0], policies[1]);
        let text = policies[0].to_str().expect("text");
        assert!(!text.contains("unsafe"), "{text}");
    }

    #[test]
    fn files_of_the_build_before_stay_for_pages_that_are_open() {
        let before = build(&[
            ("index.html", "1%NONCE%"),
            ("assets/a.1.js", "a"),
            ("assets/a.1.js.map", "{}"),
        ]);
        let after = build(&[("index.html", "2%NONCE%"), ("assets/a.2.js", "b")]);
        let last = build(&[("index.html", "3%NONCE%"), ("assets/a.3.js", "c")]);
        let shelf = ConsoleShelf::open(before.path()).expect("a console");
        let has = |name: &str| {
            shelf
                .0
                .load()
                .as_ref()
                .is_some_and(|console| console.find(name).is_some())
        };
        let replace = |folder: &Path| shelf.replace(Console::read(folder).expect("a console"));
        assert!(!has("a.1.js.map"));
        replace(after.path());
        // Settings are reloaded without a new build.
        replace(after.path());
        assert!(has("a.1.js") && has("a.2.js"));
        replace(last.path());
        assert!(!has("a.1.js") && has("a.2.js") && has("a.3.js"));
    }
}
