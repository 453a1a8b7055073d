//! The HTML of the simulated payment page, without scripts and with its own style.

use html_escape::encode_double_quoted_attribute as escaped;
use jetway_app::payment::Checkout;

const STYLE: &str = "
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:rgb(238 241 245);color:rgb(27 36 48);
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
main{width:100%;max-width:440px;background:rgb(255 255 255);border-radius:16px;box-shadow:0 1px 2px rgb(15 23 42 / 8%),0 12px 32px rgb(15 23 42 / 10%);overflow:hidden}
header{display:flex;align-items:center;gap:12px;padding:16px 24px;border-bottom:1px solid rgb(227 232 239);font-weight:600}
header small{margin-inline-start:auto;padding:2px 10px;border-radius:999px;background:rgb(255 243 214);color:rgb(122 75 0);font-weight:600}
section{padding:24px}
h1{margin:0;font-size:32px;line-height:1.2;font-variant-numeric:tabular-nums}
p{margin:4px 0 0;color:rgb(74 87 104)}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;border-radius:10px;border:1px solid rgb(198 207 219);background:rgb(255 255 255);color:rgb(27 36 48);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:rgb(244 246 249)}
button:focus-visible{outline:3px solid rgb(31 111 235);outline-offset:2px}
button.pay{border-color:rgb(18 99 61);background:rgb(18 99 61);color:rgb(255 255 255)}
button.pay:hover{background:rgb(14 82 50)}
details{margin-top:4px}
summary{cursor:pointer;padding:8px 0;color:rgb(74 87 104)}
details div{display:grid;gap:12px;padding-top:8px}
footer{padding:0 24px 24px;color:rgb(91 104 120);font-size:14px}
@media (prefers-color-scheme:dark){
body{background:rgb(15 20 27);color:rgb(232 237 244)}main{background:rgb(24 32 41);box-shadow:none}header{border-color:rgb(42 52 65)}
p,summary,footer{color:rgb(169 181 196)}button{background:rgb(24 32 41);color:rgb(232 237 244);border-color:rgb(59 71 87)}button:hover{background:rgb(33 43 55)}
button.pay{background:rgb(29 138 87);border-color:rgb(29 138 87);color:rgb(255 255 255)}button.pay:hover{background:rgb(34 160 102)}
header small{background:rgb(74 53 16);color:rgb(255 217 138)}}";

struct Words {
    language: &'static str,
    direction: &'static str,
    provider: &'static str,
    test: &'static str,
    to: &'static str,
    pay: &'static str,
    decline: &'static str,
    cancel: &'static str,
    more: &'static str,
    late: &'static str,
    repeated: &'static str,
    foot: &'static str,
    missing: &'static str,
}

const ENGLISH: Words = Words {
    language: "en",
    direction: "ltr",
    provider: "Sandbox Pay",
    test: "Test",
    to: "to",
    pay: "Pay",
    decline: "Let the card be declined",
    cancel: "Cancel and go back",
    more: "Other endings",
    late: "Pay, the bank answers in 30 seconds",
    repeated: "Pay, confirmed five times",
    foot: "This is a payment simulator. No card is asked for and no money moves.",
    missing: "There is no payment at this address.",
};

const ARABIC: Words = Words {
    language: "ar",
    direction: "rtl",
    provider: "الدفع التجريبي",
    test: "اختبار",
    to: "إلى",
    pay: "ادفع",
    decline: "ارفض البطاقة",
    cancel: "إلغاء والعودة",
    more: "نهايات أخرى",
    late: "ادفع، ويجيب البنك بعد 30 ثانية",
    repeated: "ادفع، مع تأكيد خمس مرات",
    foot: "هذا محاكٍ للدفع. لا تُطلب بطاقة ولا ينتقل أي مال.",
    missing: "لا توجد عملية دفع في هذا العنوان.",
};

const fn words(is_arabic: bool) -> &'static Words {
    if is_arabic { &ARABIC } else { &ENGLISH }
}

/// The page for a bill.
pub(super) fn of(checkout: &Checkout, is_arabic: bool) -> String {
    let words = words(is_arabic);
    let reference = escaped(&checkout.reference);
    let button = |choice: &str, class: &str, text: &str| {
        format!("<button class=\"{class}\" formaction=\"?session={reference}&amp;choice={choice}\">{text}</button>")
    };
    let total = checkout.total.to_string();
    let total = escaped(&total);
    let body = format!(
        "<section><h1><bdi>{total}</bdi></h1><p>{to} {payee}</p><p><bdi>{description}</bdi></p><form method=\"post\">{pay}{decline}{cancel}\
         <details><summary>{more}</summary><div>{late}{repeated}</div></details></form></section><footer>{foot}</footer>",
        to = words.to,
        payee = escaped(&checkout.payee),
        description = escaped(&checkout.description),
        pay = button("pay", "pay", &format!("{} <bdi>{total}</bdi>", words.pay)),
        decline = button("decline", "", words.decline),
        cancel = button("cancel", "", words.cancel),
        more = words.more,
        late = button("payLate", "", words.late),
        repeated = button("payRepeated", "", words.repeated),
        foot = words.foot,
    );
    framed(words, &body)
}

/// The page for an unknown bill.
pub(super) fn missing(is_arabic: bool) -> String {
    let words = words(is_arabic);
    framed(words, &format!("<section><p>{}</p></section>", words.missing))
}

fn framed(words: &Words, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{}\" dir=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\"><title>{provider}</title>\
         <style>{STYLE}</style></head><body><main><header>{provider}<small>{}</small></header>{body}</main></body></html>",
        words.language,
        words.direction,
        words.test,
        provider = words.provider,
    )
}
