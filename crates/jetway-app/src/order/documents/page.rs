//! Pages that clients write as HTML, printed in the tenant's brand. Source: ADR 0118.

use jetway_documents::{HtmlFault, Language, PageDocument, Party, page_pdf as typeset_page, read_page};

use super::{Letterhead, PrintError, Purpose, typeset};
use crate::context::Caller;

/// Why a page was not printed.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// Its HTML is not a page.
    #[error(transparent)]
    Html(#[from] HtmlFault),
    /// It cannot be typeset now.
    #[error(transparent)]
    Print(#[from] PrintError),
}

/// The content of HTML as PDF, in the portal's brand, with the caller's agency as its author. Scripts, styles, pictures and links are
/// left out: nothing is executed or fetched.
///
/// # Errors
/// As [`read_page`], and when too many documents are being typeset.
pub async fn page_pdf(caller: &Caller, html: &str, head: Letterhead) -> Result<Vec<u8>, PageError> {
    let written = read_page(html)?;
    let language = Language::of(&head.language);
    let words = language.words();
    let page = PageDocument {
        language,
        title: if written.title.is_empty() {
            words.report.clone()
        } else {
            written.title
        },
        issuer: head.issuer(Purpose::Account),
        brand: head.brand,
        seller: Party {
            name: caller.agency_name.clone(),
            lines: Vec::new(),
        },
        blocks: written.blocks,
        words,
    };
    Ok(typeset(move || typeset_page(&page)).await?)
}
