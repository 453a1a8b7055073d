//! The payment page.

use html_escape::encode_double_quoted_attribute;

use crate::sale::Sale;
use crate::{Callback, Choice};

const STYLE: &str = "body{font:16px system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}\
    button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}";

/// The bill and its buttons.
pub(crate) fn of(sale: &Sale) -> String {
    let shown = |name: &str| encode_double_quoted_attribute(sale.field(name)).into_owned();
    let bill = format!(
        "<h1>SSLCommerz simulator</h1><p>{}</p><p><strong>{} {}</strong></p>",
        shown("product_name"),
        shown("currency"),
        shown("total_amount")
    );
    if sale.attempt.is_some() {
        return whole(&format!("{bill}<p>This transaction has ended.</p>"), "");
    }
    let buttons: String = Choice::ALL
        .into_iter()
        .map(|choice| {
            let (name, label) = (choice.name(), choice.label());
            format!("<button name=\"choice\" value=\"{name}\">{label}</button>")
        })
        .collect();
    whole(&format!("{bill}<form method=\"post\">{buttons}</form>"), "")
}

/// No such transaction.
pub(crate) fn missing() -> String {
    whole(
        "<h1>SSLCommerz simulator</h1><p>There is no such open transaction.</p>",
        "",
    )
}

/// The payer never returns.
pub(crate) fn closed() -> String {
    whole("<h1>SSLCommerz simulator</h1><p>Paid. You can close this page.</p>", "")
}

/// A form that posts itself, as SSLCommerz sends payers back.
pub(crate) fn way_back(back: &Callback) -> String {
    let inputs: String = form_urlencoded::parse(back.body.as_bytes())
        .map(|(name, value)| {
            let value = encode_double_quoted_attribute(&value).into_owned();
            format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">")
        })
        .collect();
    let url = encode_double_quoted_attribute(&back.url).into_owned();
    let form = format!("<form method=\"post\" action=\"{url}\">{inputs}<button>Return to the shop</button></form>");
    whole(&form, " onload=\"document.forms[0].submit()\"")
}

fn whole(content: &str, attributes: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>SSLCommerz simulator</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style><body{attributes}>{content}</body></html>"
    )
}
