//! The sales behind a report as a file: CSV, a spreadsheet or a PDF (ADR 0099, 0119). All three are rendered from one table.

use chrono::NaiveDate;
use csv::{Terminator, WriterBuilder};
use jetway_db::repo::ledger::WalletError;
use jetway_documents::{Block, Language, PageDocument, Party, Run, Sheet, SheetCell, TypesetError, page_pdf, xlsx};
use jetway_domain::money::Money;
use jetway_domain::text::without_formula;
use serde::{Deserialize, Serialize};

use super::Payments;
use super::reports::{ReportError, SaleRow, SalesQuery, airline};
use super::statement::{Period, kind};
use crate::context::Caller;
use crate::context::place_names::names_in;
use crate::order::documents::{Letterhead, PrintError, Purpose, typeset};

/// Byte order mark: without it, spreadsheets assume the computer's legacy code page.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A format of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TableFormat {
    /// Comma-separated values in UTF-8 with a byte order mark.
    Csv,
    /// Office Open XML.
    Xlsx,
}

impl TableFormat {
    /// Its file name extension.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }
}

/// The reader of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ReportReader {
    /// BCP 47.
    pub language: String,
    /// The portal's company.
    pub company: String,
    /// Whether they see amounts.
    pub sees_amounts: bool,
    /// Whether they see suppliers.
    pub sees_suppliers: bool,
}

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum ReportFileError {
    /// The sales cannot be read, or are too many.
    #[error(transparent)]
    Report(#[from] ReportError),
    /// The file cannot be written.
    #[error(transparent)]
    Print(#[from] PrintError),
}

/// In English and in Arabic.
type Names = [&'static str; 2];

struct Column {
    heading: Names,
    /// Whether a printed page has room for it.
    is_printed: bool,
    is_shown: fn(&ReportReader) -> bool,
    cell: fn(&SaleRow, &Writer<'_>) -> SheetCell,
}

/// Formatting context of cells.
struct Writer<'a> {
    language: Language,
    supplier: &'a dyn Fn(&str) -> String,
}

const fn all(_: &ReportReader) -> bool {
    true
}

const fn amounts(reader: &ReportReader) -> bool {
    reader.sees_amounts
}

const fn suppliers(reader: &ReportReader) -> bool {
    reader.sees_suppliers
}

impl Column {
    const fn new(heading: Names, cell: fn(&SaleRow, &Writer<'_>) -> SheetCell) -> Self {
        Self {
            heading,
            is_printed: true,
            is_shown: all,
            cell,
        }
    }

    const fn off_paper(self) -> Self {
        Self {
            is_printed: false,
            ..self
        }
    }

    const fn needs(self, is_shown: fn(&ReportReader) -> bool) -> Self {
        Self { is_shown, ..self }
    }
}

const AMOUNT: usize = 9;

static COLUMNS: [Column; 11] = [
    Column::new(["Value date", "تاريخ الاستحقاق"], |row, _| {
        SheetCell::Day(row.sale.value_on)
    }),
    Column::new(["Type", "النوع"], |row, writer| {
        text(kind(row.sale.kind, writer.language.words()))
    }),
    Column::new(["Order reference", "رقم الطلب"], |row, _| {
        text(&row.sale.reference)
    }),
    Column::new(["Trip", "الرحلة"], |row, _| text(&row.sale.title)),
    Column::new(["Traveller", "المسافر"], |row, _| text(&row.sale.lead_name)),
    Column::new(["Made by", "بواسطة"], |row, _| text(&row.staff)),
    Column::new(["Airline", "شركة الطيران"], |row, writer| {
        let names = names_in(writer.language.words());
        SheetCell::Text(airline(&row.sale.airline, names))
    }),
    Column::new(["Tickets", "التذاكر"], |row, _| {
        SheetCell::Text(row.tickets.join(" "))
    }),
    Column::new(["Supplier", "المورد"], |row, writer| {
        SheetCell::Text((writer.supplier)(&row.sale.supplier))
    })
    .needs(suppliers)
    .off_paper(),
    Column::new(["Amount", "المبلغ"], |row, _| amount(row.amount)).needs(amounts),
    Column::new(["Currency", "العملة"], |row, _| {
        text(row.amount.currency.as_str())
    })
    .needs(amounts)
    .off_paper(),
];

/// A table of sales, and for which of its columns there is room on paper.
pub(super) struct SalesSheet {
    sheet: Sheet,
    printed: Vec<bool>,
}

impl Payments {
    /// The sales behind a report, newest first, as a table.
    ///
    /// # Errors
    /// `TooLong` when there are too many to read while the reader waits, or when the file cannot be written.
    pub async fn sales_table(
        &self,
        caller: &Caller,
        query: &SalesQuery,
        reader: &ReportReader,
        format: TableFormat,
    ) -> Result<Vec<u8>, ReportFileError> {
        let sales = self.all_sales(caller, query).await?;
        let made = self.sales_sheet(caller, query.period, reader, &sales)?;
        made.into_table(format).await
    }

    /// The same as PDF, in the portal's brand. Paper has no room for the columns of suppliers and of the currency, which is named above.
    ///
    /// # Errors
    /// As [`Payments::sales_table`].
    pub async fn sales_pdf(
        &self,
        caller: &Caller,
        query: &SalesQuery,
        reader: &ReportReader,
        head: Letterhead,
    ) -> Result<Vec<u8>, ReportFileError> {
        let sales = self.all_sales(caller, query).await?;
        let page = self.sales_sheet(caller, query.period, reader, &sales)?.into_page(head);
        Ok(typeset(move || page_pdf(&page)).await?)
    }

    /// The table of some sales.
    ///
    /// # Errors
    /// When their sum overflows.
    pub(super) fn sales_sheet(
        &self,
        caller: &Caller,
        period: Period,
        reader: &ReportReader,
        sales: &[SaleRow],
    ) -> Result<SalesSheet, ReportError> {
        let supplier = |id: &str| self.services.supplier_name(&caller.tenant, &reader.language, id);
        let today = self.services.now().with_timezone(&self.services.zone(&caller.tenant));
        SalesSheet::of(sales, (caller, reader), period, today.date_naive(), &supplier)
    }
}

impl SalesSheet {
    fn of(
        sales: &[SaleRow],
        (caller, reader): (&Caller, &ReportReader),
        period: Period,
        today: NaiveDate,
        supplier: &dyn Fn(&str) -> String,
    ) -> Result<Self, ReportError> {
        let language = Language::of(&reader.language);
        let is_arabic = reader.language.starts_with("ar");
        let word = |[english, arabic]: Names| if is_arabic { arabic } else { english };
        let writer = Writer { language, supplier };
        let shown: Vec<&Column> = COLUMNS.iter().filter(|column| (column.is_shown)(reader)).collect();
        let sum = sum(sales)?.filter(|_| reader.sees_amounts);
        let mut totals = vec![SheetCell::Text(String::new()); shown.len()];
        totals[0] = SheetCell::Text(format!("{} ({})", writer.language.words().total, sales.len()));
        for (total, column) in totals.iter_mut().zip(&shown) {
            if let Some(sum) = sum
                && column.heading == COLUMNS[AMOUNT].heading
            {
                *total = amount(sum);
            }
        }
        let name = word(["Sales", "المبيعات"]);
        let days = format!("{} – {}", period.from, period.to);
        let currency = sum.map(|sum| sum.currency.as_str().to_owned());
        let parts = [
            Some(reader.company.clone()),
            Some(name.to_owned()),
            Some(days),
            currency,
        ];
        let row = |row: &SaleRow| shown.iter().map(|column| (column.cell)(row, &writer)).collect();
        Ok(Self {
            printed: shown.iter().map(|column| column.is_printed).collect(),
            sheet: Sheet {
                title: caller.agency_name.clone(),
                subtitle: parts.into_iter().flatten().collect::<Vec<_>>().join(" · "),
                name: name.to_owned(),
                is_rtl: is_arabic,
                made_on: today,
                headings: shown.iter().map(|column| word(column.heading).to_owned()).collect(),
                rows: sales.iter().map(row).collect(),
                totals,
            },
        })
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// When it cannot be written, or too many documents are being made.
    pub(super) async fn into_table(self, format: TableFormat) -> Result<Vec<u8>, ReportFileError> {
        let sheet = self.sheet;
        let written = typeset(move || match format {
            TableFormat::Csv => csv(&sheet),
            TableFormat::Xlsx => Ok(xlsx(&sheet)?),
        });
        Ok(written.await?)
    }

    fn into_page(self, head: Letterhead) -> PageDocument {
        let language = Language::of(&head.language);
        let words = language.words();
        let run = |text: String, strong| Run {
            text,
            strong,
            breaks: false,
        };
        let line = |cells: Vec<String>, strong: bool| -> Vec<Vec<Run>> {
            let kept = cells.into_iter().zip(&self.printed).filter(|(_, printed)| **printed);
            kept.map(|(text, _)| vec![run(text, strong)]).collect()
        };
        let written = |cells: &[SheetCell]| cells.iter().map(SheetCell::written).collect();
        let mut rows = vec![line(self.sheet.headings, true)];
        rows.extend(self.sheet.rows.iter().map(|cells| line(written(cells), false)));
        rows.push(line(written(&self.sheet.totals), true));
        let table = Block::Table {
            columns: self.printed.iter().filter(|printed| **printed).count(),
            header: true,
            rows,
        };
        let subtitle = Block::Paragraph {
            runs: vec![run(self.sheet.subtitle, false)],
        };
        PageDocument {
            language,
            title: self.sheet.name,
            issuer: head.issuer(Purpose::Account),
            brand: head.brand,
            seller: Party {
                name: self.sheet.title,
                lines: Vec::new(),
            },
            blocks: vec![subtitle, table],
            words,
        }
    }
}

/// The headings and the rows. There is no line of totals: programs read CSV, and would count it as a sale.
fn csv(sheet: &Sheet) -> Result<Vec<u8>, TypesetError> {
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.as_bytes().to_vec());
    let failed = |error: csv::Error| TypesetError::Template(error.to_string());
    writer.write_record(&sheet.headings).map_err(failed)?;
    for cells in &sheet.rows {
        let written = cells.iter().map(|cell| match cell {
            SheetCell::Text(text) => without_formula(text).into_owned(),
            SheetCell::Day(_) | SheetCell::Amount { .. } => cell.written(),
        });
        writer.write_record(written).map_err(failed)?;
    }
    writer
        .into_inner()
        .map_err(|error| TypesetError::Template(error.to_string()))
}

/// `None` without sales.
fn sum(sales: &[SaleRow]) -> Result<Option<Money>, WalletError> {
    let Some(first) = sales.first() else { return Ok(None) };
    let mut sum = Money::zero(first.amount.currency);
    for row in sales {
        sum = sum.checked_add(row.amount)?;
    }
    Ok(Some(sum))
}

fn text(text: &str) -> SheetCell {
    SheetCell::Text(text.to_owned())
}

fn amount(amount: Money) -> SheetCell {
    SheetCell::Amount {
        text: amount.amount(),
        digits: amount.currency.exponent() as usize,
    }
}

#[cfg(test)]
mod tests {
    use jetway_db::repo::ledger::Sale;
    use jetway_domain::ids::{AgencyId, OrderId, TenantId, UserId};
    use jetway_domain::ledger::EntryKind;
    use jetway_domain::money::CurrencyCode;
    use uuid::Uuid;

    use super::*;

    fn row(number: i64, minor: i64) -> SaleRow {
        SaleRow {
            sale: Sale {
                number,
                value_on: day("2026-11-20"),
                kind: EntryKind::Issue,
                order: OrderId(Uuid::from_u128(1)),
                reference: format!("DMO2611-0000{number}A"),
                title: "DXB-DAC".to_owned(),
                lead_name: "=HYPERLINK(\"x\")".to_owned(),
                maker: UserId(Uuid::from_u128(2)),
                airline: "EK".to_owned(),
                supplier: "gds-a".to_owned(),
                minor,
            },
            staff: "Amina Rahman".to_owned(),
            airline: "Emirates".to_owned(),
            tickets: vec!["1762412345678".to_owned(), "1762412345679".to_owned()],
            amount: Money::new(minor, CurrencyCode::AED),
        }
    }

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    fn made(language: &str, sees: bool, sales: &[SaleRow]) -> SalesSheet {
        let caller = Caller {
            tenant: TenantId::parse("falcon").expect("a tenant"),
            agency: AgencyId(Uuid::from_u128(3)),
            agency_name: "Desert Rose".to_owned(),
            user: UserId(Uuid::from_u128(2)),
            user_name: "Amina Rahman".to_owned(),
        };
        let reader = ReportReader {
            language: language.to_owned(),
            company: "Falcon".to_owned(),
            sees_amounts: sees,
            sees_suppliers: sees,
        };
        let period = Period {
            from: day("2026-11-01"),
            to: day("2026-11-30"),
        };
        SalesSheet::of(sales, (&caller, &reader), period, day("2026-11-27"), &str::to_uppercase).expect("it fits")
    }

    #[test]
    fn a_table_has_the_agencys_name_its_period_and_the_sum_of_its_amounts() {
        let SalesSheet { sheet, printed } = made("en", true, &[row(2, 45_000), row(1, -10_050)]);
        assert_eq!(sheet.title, "Desert Rose");
        assert_eq!(sheet.subtitle, "Falcon · Sales · 2026-11-01 – 2026-11-30 · AED");
        assert_eq!(sheet.headings.len(), 11);
        assert_eq!(sheet.totals[0], text("Total (2)"));
        assert_eq!(sheet.totals[AMOUNT], amount(Money::new(34_950, CurrencyCode::AED)));
        assert_eq!(sheet.rows[0][0], SheetCell::Day(day("2026-11-20")));
        assert_eq!(sheet.rows[0][8], text("GDS-A"));
        assert_eq!(printed.iter().filter(|printed| **printed).count(), 9);
    }

    #[test]
    fn a_reader_without_the_codes_gets_neither_amounts_nor_suppliers() {
        let SalesSheet { sheet, .. } = made("ar", false, &[row(1, 45_000)]);
        assert_eq!(
            (sheet.headings.len(), sheet.rows[0].len(), sheet.totals.len()),
            (8, 8, 8)
        );
        assert!(sheet.is_rtl);
        assert_eq!(
            sheet.rows[0][6],
            text("طيران الإمارات"),
            "airlines in the language of the table"
        );
        assert!(!format!("{sheet:?}").contains("450.00"));
        assert!(!format!("{sheet:?}").contains("GDS"));
    }

    #[test]
    fn comma_separated_values_run_no_formula_and_have_no_line_of_totals() {
        let SalesSheet { sheet, .. } = made("en", true, &[row(1, -45_000)]);
        let written = String::from_utf8(csv(&sheet).expect("a file")).expect("text");
        let lines: Vec<&str> = written.split_terminator("\r\n").collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("\u{feff}Value date,Type,"), "{}", lines[0]);
        assert_eq!(
            lines[1],
            "2026-11-20,Ticket issue,DMO2611-00001A,DXB-DAC,\"'=HYPERLINK(\"\"x\"\")\",Amina Rahman,Emirates,\
             1762412345678 1762412345679,GDS-A,-450.00,AED"
        );
    }

    #[test]
    fn a_report_without_sales_is_a_table_without_rows() {
        let SalesSheet { sheet, .. } = made("en", true, &[]);
        assert!(sheet.rows.is_empty());
        assert_eq!(sheet.totals[0], text("Total (0)"));
    }
}
