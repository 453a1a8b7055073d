//! Typesetting: a [`Paper`] in, the bytes of a PDF out.

use std::sync::LazyLock;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime};
use typst::layout::PagedDocument;
use typst::syntax::{FileId, Source, VirtualPath};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt as _, World};
use typst_pdf::PdfOptions;

use crate::code;
use crate::model::Paper;

/// Results of parts of a page are kept for so many papers, then dropped: a form that is printed again and again is quick, and
/// memory stays bounded.
const KEPT_PAPERS: usize = 4;

const TEMPLATE: &str = include_str!("../templates/paper.typ");
const FONTS: [&[u8]; 4] = [
    include_bytes!("../fonts/Inter-400Regular.ttf"),
    include_bytes!("../fonts/Inter-600SemiBold.ttf"),
    include_bytes!("../fonts/NotoSansArabic-400Regular.ttf"),
    include_bytes!("../fonts/NotoSansArabic-600SemiBold.ttf"),
];

static CASE: LazyLock<Case> = LazyLock::new(Case::open);

/// Why a paper could not be typeset.
#[derive(Debug, thiserror::Error)]
pub enum PressError {
    /// What stands on it is no JSON.
    #[error("the paper cannot be handed to its template: {0}")]
    Data(#[from] serde_json::Error),
    /// The template does not take it.
    #[error("the paper cannot be typeset: {0}")]
    Template(String),
}

/// What every paper is set with.
struct Case {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    template: Source,
}

impl Case {
    fn open() -> Self {
        let fonts: Vec<Font> = FONTS
            .into_iter()
            .flat_map(|font| Font::iter(Bytes::new(font)))
            .collect();
        Self {
            library: LazyHash::new(Library::default()),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
            template: Source::new(id("paper.typ"), TEMPLATE.to_owned()),
        }
    }
}

/// One paper on the press: the template and the few files it may read.
struct Sheet {
    files: Vec<(FileId, Bytes)>,
}

/// Typeset a paper as PDF. Work for the processor, some tens of milliseconds a page: not for an executor's thread.
///
/// # Errors
/// When the template does not take it, which is a fault of ours.
pub fn pdf(paper: &Paper) -> Result<Vec<u8>, PressError> {
    let bytes = typst_pdf::pdf(&set(paper)?, &PdfOptions::default()).map_err(|faults| failed(&faults))?;
    comemo::evict(KEPT_PAPERS);
    Ok(bytes)
}

/// The pages of a paper, as the PDF is made from them.
pub(crate) fn set(paper: &Paper) -> Result<PagedDocument, PressError> {
    let sheet = Sheet::of(paper)?;
    typst::compile::<PagedDocument>(&sheet)
        .output
        .map_err(|faults| failed(&faults))
}

fn failed(faults: &[SourceDiagnostic]) -> PressError {
    let faults: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    PressError::Template(faults.join("; "))
}

impl Sheet {
    fn of(paper: &Paper) -> Result<Self, PressError> {
        let mut data = serde_json::to_value(paper)?;
        let mut files = Vec::new();
        if let Some(logo) = &paper.brand.logo {
            data["logo"] = logo.kind.file().into();
            files.push((id(logo.kind.file()), Bytes::new(logo.bytes.clone())));
        }
        if let Some(code) = code::svg(&paper.link) {
            data["code"] = "code.svg".into();
            files.push((id("code.svg"), Bytes::new(code.into_bytes())));
        }
        data["direction"] = paper.language.direction().into();
        files.push((id("paper.json"), Bytes::new(serde_json::to_vec(&data)?)));
        Ok(Self { files })
    }
}

impl World for Sheet {
    fn library(&self) -> &LazyHash<Library> {
        &CASE.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &CASE.book
    }

    fn main(&self) -> FileId {
        CASE.template.id()
    }

    fn source(&self, asked: FileId) -> FileResult<Source> {
        if asked == CASE.template.id() {
            return Ok(CASE.template.clone());
        }
        Err(missing(asked))
    }

    fn file(&self, asked: FileId) -> FileResult<Bytes> {
        let found = self.files.iter().find(|(id, _)| *id == asked);
        found.map(|(_, bytes)| bytes.clone()).ok_or_else(|| missing(asked))
    }

    fn font(&self, index: usize) -> Option<Font> {
        CASE.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<i64>) -> Option<Datetime> {
        None
    }
}

fn id(name: &str) -> FileId {
    FileId::new(None, VirtualPath::new(name))
}

fn missing(id: FileId) -> FileError {
    FileError::NotFound(id.vpath().as_rootless_path().to_owned())
}
