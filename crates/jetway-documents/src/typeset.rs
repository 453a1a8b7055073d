//! Typesetting: from a [`Document`], a [`ProposalDocument`], a [`StatementDocument`] or a [`PageDocument`] to a PDF.

use std::sync::LazyLock;

use serde_json::Value;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime};
use typst::layout::PagedDocument;
use typst::syntax::{FileId, Source, VirtualPath};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt as _, World};
use typst_pdf::PdfOptions;

use crate::code;
use crate::model::{Brand, Document};
use crate::page::PageDocument;
use crate::proposal::ProposalDocument;
use crate::sheet::SheetError;
use crate::statement::StatementDocument;
use crate::words::Language;

/// Intermediate results are cached for this many documents and then evicted: repeated documents are fast, and memory is
/// bounded.
const KEPT_DOCUMENTS: usize = 4;

/// Templates by the names they import each other with.
const TEMPLATES: [(&str, &str); 5] = [
    ("form.typ", include_str!("../templates/form.typ")),
    (ORDER, include_str!("../templates/document.typ")),
    (PROPOSAL, include_str!("../templates/proposal.typ")),
    (STATEMENT, include_str!("../templates/statement.typ")),
    (PAGE, include_str!("../templates/page.typ")),
];
const ORDER: &str = "document.typ";
const PROPOSAL: &str = "proposal.typ";
const STATEMENT: &str = "statement.typ";
const PAGE: &str = "page.typ";
/// The template of a file with several documents; it is written for each file.
const MANY: &str = "many.typ";
const FONTS: [&[u8]; 6] = [
    include_bytes!("../fonts/Inter-400Regular.ttf"),
    include_bytes!("../fonts/Inter-600SemiBold.ttf"),
    include_bytes!("../fonts/NotoSansArabic-400Regular.ttf"),
    include_bytes!("../fonts/NotoSansArabic-600SemiBold.ttf"),
    include_bytes!("../fonts/NotoSansBengali-400Regular.ttf"),
    include_bytes!("../fonts/NotoSansBengali-600SemiBold.ttf"),
];

static CASE: LazyLock<Case> = LazyLock::new(Case::open);

/// Why a document could not be typeset.
#[derive(Debug, thiserror::Error)]
pub enum TypesetError {
    /// Its content cannot be encoded as JSON.
    #[error("the content cannot be encoded for its template: {0}")]
    Data(#[from] serde_json::Error),
    /// The template failed.
    #[error("the document cannot be typeset: {0}")]
    Template(String),
    /// It is a spreadsheet that cannot be written.
    #[error(transparent)]
    Sheet(#[from] SheetError),
}

/// What all documents share: fonts and templates.
struct Case {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    templates: Vec<Source>,
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
            templates: TEMPLATES
                .map(|(name, text)| Source::new(id(name), text.to_owned()))
                .to_vec(),
        }
    }
}

/// One document: its template and the files the template may read.
pub(crate) struct Sheet {
    template: FileId,
    /// The text of the template, if it is not one of [`TEMPLATES`].
    written: Option<Source>,
    files: Vec<(FileId, Bytes)>,
}

/// Typesets a document of an order as PDF. CPU-bound, some tens of milliseconds a page: not for an async executor's
/// thread.
///
/// # Errors
/// When the template fails, which is a programming error.
pub fn pdf(document: &Document) -> Result<Vec<u8>, TypesetError> {
    let typeset = |document: &Document| Sheet::of_order(document)?.pdf();
    typeset(document).or_else(|error| match document.brand.without_logo() {
        Some(brand) => typeset(&Document {
            brand,
            ..document.clone()
        }),
        None => Err(error),
    })
}

/// Typesets documents of several orders as one PDF, each on pages of its own, which are counted from 1. CPU-bound, as above.
///
/// # Errors
/// When the template fails, which is a programming error.
pub fn pdf_of_many(documents: &[Document]) -> Result<Vec<u8>, TypesetError> {
    Sheet::of_orders(documents)?.pdf().or_else(|error| {
        if documents.iter().all(|document| document.brand.logo.is_none()) {
            return Err(error);
        }
        let plain = documents.iter().map(|document| Document {
            brand: document.brand.without_logo().unwrap_or_else(|| document.brand.clone()),
            ..document.clone()
        });
        Sheet::of_orders(&plain.collect::<Vec<_>>())?.pdf()
    })
}

/// Typesets a proposal as PDF. CPU-bound, as above.
///
/// # Errors
/// When the template fails, which is a programming error.
pub fn proposal_pdf(proposal: &ProposalDocument) -> Result<Vec<u8>, TypesetError> {
    let typeset = |proposal: &ProposalDocument| Sheet::of_proposal(proposal)?.pdf();
    typeset(proposal).or_else(|error| match proposal.brand.without_logo() {
        Some(brand) => typeset(&ProposalDocument {
            brand,
            ..proposal.clone()
        }),
        None => Err(error),
    })
}

/// Typesets a statement of account as PDF. CPU-bound, as above.
///
/// # Errors
/// When the template fails, which is a programming error.
pub fn statement_pdf(statement: &StatementDocument) -> Result<Vec<u8>, TypesetError> {
    let typeset = |statement: &StatementDocument| Sheet::of_statement(statement)?.pdf();
    typeset(statement).or_else(|error| match statement.brand.without_logo() {
        Some(brand) => typeset(&StatementDocument {
            brand,
            ..statement.clone()
        }),
        None => Err(error),
    })
}

/// Typesets a page that a client wrote as PDF. CPU-bound, as above.
///
/// # Errors
/// When the template fails, which is a programming error.
pub fn page_pdf(page: &PageDocument) -> Result<Vec<u8>, TypesetError> {
    let typeset = |page: &PageDocument| Sheet::of_page(page)?.pdf();
    typeset(page).or_else(|error| match page.brand.without_logo() {
        Some(brand) => typeset(&PageDocument { brand, ..page.clone() }),
        None => Err(error),
    })
}

fn failed(faults: &[SourceDiagnostic]) -> TypesetError {
    let faults: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    TypesetError::Template(faults.join("; "))
}

impl Sheet {
    pub(crate) fn of_order(document: &Document) -> Result<Self, TypesetError> {
        let data = serde_json::to_value(document)?;
        Self::of(ORDER, data, (document.language, &document.brand, &document.link))
    }

    /// Each document has a folder of its own, with the templates and its files.
    pub(crate) fn of_orders(documents: &[Document]) -> Result<Self, TypesetError> {
        let mut text = String::new();
        let mut files = Vec::new();
        for (number, document) in documents.iter().enumerate() {
            text += &format!("#include \"{number}/{ORDER}\"\n");
            let own = Self::of_order(document)?.files.into_iter();
            files.extend(own.map(|(file, bytes)| {
                let name = file.vpath().as_rootless_path().to_string_lossy();
                (id(&format!("{number}/{name}")), bytes)
            }));
        }
        let template = id(MANY);
        Ok(Self {
            template,
            written: Some(Source::new(template, text)),
            files,
        })
    }

    pub(crate) fn of_proposal(proposal: &ProposalDocument) -> Result<Self, TypesetError> {
        let data = serde_json::to_value(proposal)?;
        Self::of(PROPOSAL, data, (proposal.language, &proposal.brand, &proposal.link))
    }

    pub(crate) fn of_statement(statement: &StatementDocument) -> Result<Self, TypesetError> {
        let data = serde_json::to_value(statement)?;
        Self::of(STATEMENT, data, (statement.language, &statement.brand, ""))
    }

    pub(crate) fn of_page(page: &PageDocument) -> Result<Self, TypesetError> {
        let data = serde_json::to_value(page)?;
        Self::of(PAGE, data, (page.language, &page.brand, ""))
    }

    fn of(
        template: &str,
        mut data: Value,
        (language, brand, link): (Language, &Brand, &str),
    ) -> Result<Self, TypesetError> {
        let mut files = Vec::new();
        if let Some(logo) = &brand.logo {
            data["logo"] = logo.kind.file().into();
            files.push((id(logo.kind.file()), Bytes::new(logo.bytes.clone())));
        }
        if let Some(code) = code::svg(link) {
            data["code"] = "code.svg".into();
            files.push((id("code.svg"), Bytes::new(code.into_bytes())));
        }
        data["initials"] = brand.initials().into();
        data["direction"] = language.direction().into();
        files.push((id("data.json"), Bytes::new(serde_json::to_vec(&data)?)));
        let template = id(template);
        Ok(Self {
            template,
            written: None,
            files,
        })
    }

    /// The laid-out pages, from which the PDF is made.
    pub(crate) fn pages(&self) -> Result<PagedDocument, TypesetError> {
        typst::compile::<PagedDocument>(self)
            .output
            .map_err(|faults| failed(&faults))
    }

    fn pdf(&self) -> Result<Vec<u8>, TypesetError> {
        let bytes = typst_pdf::pdf(&self.pages()?, &PdfOptions::default()).map_err(|faults| failed(&faults))?;
        comemo::evict(KEPT_DOCUMENTS);
        Ok(bytes)
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
        self.template
    }

    fn source(&self, asked: FileId) -> FileResult<Source> {
        if let Some(written) = self.written.as_ref().filter(|written| written.id() == asked) {
            return Ok(written.clone());
        }
        let name = asked.vpath().as_rootless_path().file_name();
        let is_named = |template: &&Source| template.id().vpath().as_rootless_path().file_name() == name;
        let found = CASE.templates.iter().find(is_named).ok_or_else(|| missing(asked))?;
        Ok(if found.id() == asked {
            found.clone()
        } else {
            Source::new(asked, found.text().to_owned())
        })
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
