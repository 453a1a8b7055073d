//! Text: the normalisation and checks of every string in a request (ADR 0093), texts in two languages, and templates (ADR 0124).

mod bilingual;
mod digits;
mod formula;
mod line;
mod mail;
mod name;
mod phone;
pub mod template;

pub use bilingual::Bilingual;
pub use digits::plain_digits;
pub use formula::without_formula;
pub use line::{Line, Text, TextFault, check_password};
pub use mail::{LONGEST_MAIL, is_mail_address};
pub use name::{is_company_name, is_person_name, letters_of, plain_name};
pub use phone::PhoneNumber;
