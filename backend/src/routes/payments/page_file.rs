//! PDFs of pages that clients write as HTML. Source: ADR 0118.

use std::borrow::Cow;

use axum::response::Response;
use jetway_app::order::documents::{HtmlFault, PageError, letterhead, page_pdf};
use jetway_domain::access::Functionality;
use percent_encoding::percent_decode_str;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::download::{pdf_answer, pdf_download};
use crate::http::{Agent, Allowed, Body, Origin, Refusal};
use crate::wire::field_error::BadField;

/// A page to print.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PageToPrint {
    /// The page as HTML, percent-encoded as by `encodeURIComponent`; HTML that begins with `<` is read as it is. Headings, paragraphs,
    /// lists, tables, bold text and line breaks are printed; everything else is left out. At most 256 KiB, tables at most 24 columns wide.
    encoded_html: String,
}

/// A page as PDF, to be shown: what the HTML says in the portal's brand. Nothing in it is run or fetched.
#[utoipa::path(post, path = "/api/report/v1/pdf/generate", operation_id = "generatePdf", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = PageToPrint,
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn generate_pdf(
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    origin: Origin,
    body: Body<PageToPrint>,
) -> Result<Response, Refusal> {
    pdf_answer(print(&agent, &origin, &body.value).await?, "report")
}

/// The same page as PDF, to be saved: the browser stores it as `report.pdf` in place of showing it.
#[utoipa::path(post, path = "/api/report/v1/pdf/generate/file", operation_id = "generatePdfFile", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = PageToPrint,
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub(crate) async fn generate_pdf_file(
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    origin: Origin,
    body: Body<PageToPrint>,
) -> Result<Response, Refusal> {
    pdf_download(print(&agent, &origin, &body.value).await?, "report")
}

async fn print(agent: &Agent, origin: &Origin, page: &PageToPrint) -> Result<Vec<u8>, Refusal> {
    let html = decoded(&page.encoded_html)?;
    let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
    page_pdf(agent.caller(), &html, head)
        .await
        .map_err(|error| match error {
            PageError::Html(fault) => {
                let reason = match fault {
                    HtmlFault::TooLong => "encodedHtml.length",
                    HtmlFault::Empty => "encodedHtml.empty",
                    HtmlFault::TooWide => "encodedHtml.columns",
                };
                BadField::new("/encodedHtml", reason, sentence(fault)).into()
            }
            PageError::Print(error) => error.into(),
        })
}

const fn sentence(fault: HtmlFault) -> &'static str {
    match fault {
        HtmlFault::TooLong => "HTML of at most 256 KiB.",
        HtmlFault::Empty => "HTML with some text.",
        HtmlFault::TooWide => "Tables of at most 24 columns.",
    }
}

/// # Errors
/// The decoded bytes are not UTF-8.
fn decoded(encoded: &str) -> Result<Cow<'_, str>, BadField> {
    if encoded.trim_start().starts_with('<') {
        return Ok(Cow::Borrowed(encoded));
    }
    percent_decode_str(encoded).decode_utf8().map_err(|_| {
        BadField::new(
            "/encodedHtml",
            "encodedHtml.encoding",
            "HTML encoded by encodeURIComponent.",
        )
    })
}
