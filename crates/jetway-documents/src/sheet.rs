//! Tables as spreadsheets (Office Open XML). Source: ADR 0119.

use chrono::{Datelike as _, NaiveDate};
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError,
};

/// Rows above the first row of the table: title, subtitle and headings. They stay in view.
const HEAD_ROWS: u32 = 3;
/// The narrowest and the widest column, in characters.
const NARROWEST: usize = 8;
const WIDEST: usize = 40;
/// The widths of these first rows decide those of the columns.
const MEASURED: usize = 200;

/// A table with a title. Every row has as many cells as there are headings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The first line, such as the agency's name.
    pub title: String,
    /// The second line: what the table is, its period and currency.
    pub subtitle: String,
    /// Name of the tab, at most 31 characters and without `[]:*?/\`.
    pub name: String,
    /// Whether it is read from right to left.
    pub is_rtl: bool,
    /// The day it is made, which is written into the file.
    pub made_on: NaiveDate,
    /// The names of the columns.
    pub headings: Vec<String>,
    /// The table.
    pub rows: Vec<Vec<SheetCell>>,
    /// The last row.
    pub totals: Vec<SheetCell>,
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetCell {
    /// Text, never a formula; empty for a cell without content.
    Text(String),
    /// A date.
    Day(NaiveDate),
    /// An amount of money.
    Amount {
        /// As a decimal with a point, such as `-480.00`.
        text: String,
        /// Digits after the point that the currency has.
        digits: usize,
    },
}

impl SheetCell {
    /// As it is written where cells have no types.
    #[must_use]
    pub fn written(&self) -> String {
        match self {
            Self::Text(text) | Self::Amount { text, .. } => text.clone(),
            Self::Day(day) => day.to_string(),
        }
    }
}

/// Why there is no spreadsheet.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// It has more rows than a spreadsheet can, a text that is too long, or a name that is not one.
    #[error("the sheet cannot be written: {0}")]
    Write(#[from] XlsxError),
    /// An amount is not a decimal.
    #[error("an amount is not a number: {0}")]
    Amount(#[from] std::num::ParseFloatError),
    /// A year that spreadsheets do not have.
    #[error("a date is outside the calendar of spreadsheets")]
    Date,
}

/// The table as an `.xlsx` file: typed cells, the rows up to the headings frozen, the totals last.
///
/// # Errors
/// When a cell cannot be written. Nothing is shortened.
pub fn xlsx(sheet: &Sheet) -> Result<Vec<u8>, SheetError> {
    let mut workbook = Workbook::new();
    // The library would write the machine's time.
    let made = day(sheet.made_on)?;
    let properties = DocProperties::new()
        .set_title(&sheet.title)
        .set_creation_datetime(&made);
    workbook.set_properties(&properties);
    let page = workbook.add_worksheet();
    page.set_name(&sheet.name)?;
    page.set_right_to_left(sheet.is_rtl);
    page.set_landscape().set_print_fit_to_pages(1, 0);
    page.set_freeze_panes(HEAD_ROWS, 0)?;
    page.set_repeat_rows(HEAD_ROWS - 1, HEAD_ROWS - 1)?;
    let formats = Formats::new();
    page.write_string_with_format(0, 0, &sheet.title, &formats.title)?;
    page.write_string(1, 0, &sheet.subtitle)?;
    for (column, heading) in (0..).zip(&sheet.headings) {
        page.write_string_with_format(HEAD_ROWS - 1, column, heading, &formats.heading)?;
    }
    let mut at = HEAD_ROWS;
    for cells in &sheet.rows {
        write_row(page, at, cells, &formats, false)?;
        at += 1;
    }
    write_row(page, at, &sheet.totals, &formats, true)?;
    for (column, heading) in (0..).zip(&sheet.headings) {
        let cells = sheet.rows.iter().take(MEASURED).chain([&sheet.totals]);
        let lengths = cells.filter_map(|row| row.get(usize::from(column)));
        let longest = lengths
            .map(|cell| cell.written().chars().count())
            .max()
            .unwrap_or_default();
        let width = longest.max(heading.chars().count()) + 2;
        page.set_column_width(
            column,
            u16::try_from(width.clamp(NARROWEST, WIDEST)).unwrap_or(u16::MAX),
        )?;
    }
    Ok(workbook.save_to_buffer()?)
}

struct Formats {
    title: Format,
    heading: Format,
    total: Format,
}

impl Formats {
    fn new() -> Self {
        Self {
            title: Format::new().set_bold().set_font_size(14),
            heading: Format::new()
                .set_bold()
                .set_border_bottom(FormatBorder::Thin)
                .set_align(FormatAlign::VerticalCenter),
            total: Format::new().set_bold().set_border_top(FormatBorder::Thin),
        }
    }
}

fn write_row(
    page: &mut Worksheet,
    at: u32,
    cells: &[SheetCell],
    formats: &Formats,
    is_total: bool,
) -> Result<(), SheetError> {
    let base = if is_total { formats.total.clone() } else { Format::new() };
    for (column, cell) in (0..).zip(cells) {
        match cell {
            SheetCell::Text(text) if is_total => page.write_string_with_format(at, column, text, &base)?,
            SheetCell::Text(text) => page.write_string(at, column, text)?,
            SheetCell::Day(date) => {
                let format = base.clone().set_num_format("yyyy-mm-dd");
                page.write_datetime_with_format(at, column, &day(*date)?, &format)?
            }
            SheetCell::Amount { text, digits } => {
                let format = base.clone().set_num_format(number_format(*digits));
                // Spreadsheets have no other numbers; one of up to fifteen digits is kept exactly.
                page.write_number_with_format(at, column, text.parse::<f64>()?, &format)?
            }
        };
    }
    Ok(())
}

fn number_format(digits: usize) -> String {
    match digits {
        0 => "#,##0".to_owned(),
        _ => format!("#,##0.{}", "0".repeat(digits)),
    }
}

fn day(date: NaiveDate) -> Result<ExcelDateTime, SheetError> {
    let year = u16::try_from(date.year()).map_err(|_| SheetError::Date)?;
    let part = |value: u32| u8::try_from(value).map_err(|_| SheetError::Date);
    Ok(ExcelDateTime::from_ymd(year, part(date.month())?, part(date.day())?)?)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use calamine::{Data, Range, Reader as _, Xlsx};

    use super::*;

    fn sheet(rows: Vec<Vec<SheetCell>>) -> Sheet {
        Sheet {
            title: "Rose Travels".to_owned(),
            subtitle: "Sales".to_owned(),
            name: "Sales".to_owned(),
            is_rtl: false,
            made_on: date("2026-11-27"),
            headings: ["Value date", "Traveller", "Amount"].map(str::to_owned).to_vec(),
            rows,
            totals: vec![text("Total (2)"), text(""), amount("-30.500", 3)],
        }
    }

    fn date(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    fn text(text: &str) -> SheetCell {
        SheetCell::Text(text.to_owned())
    }

    fn amount(text: &str, digits: usize) -> SheetCell {
        SheetCell::Amount {
            text: text.to_owned(),
            digits,
        }
    }

    fn read(bytes: &[u8]) -> (Range<Data>, Range<String>) {
        let mut book = Xlsx::new(Cursor::new(bytes.to_vec())).expect("a workbook");
        let cells = book.worksheet_range("Sales").expect("the sheet");
        (cells, book.worksheet_formula("Sales").expect("its formulas"))
    }

    #[test]
    fn cells_are_dates_numbers_and_texts_and_none_is_a_formula() {
        let rows = vec![
            vec![date_cell("2026-11-02"), text("=1+1"), amount("-480.000", 3)],
            vec![date_cell("2026-11-03"), text("+971501234567"), amount("449.500", 3)],
        ];
        let (cells, formulas) = read(&xlsx(&sheet(rows)).expect("a file"));
        assert_eq!(formulas.used_cells().count(), 0);
        let at = |row, column| cells.get_value((row, column)).cloned().expect("a cell");
        assert_eq!(at(0, 0), Data::String("Rose Travels".to_owned()));
        assert_eq!(at(2, 2), Data::String("Amount".to_owned()));
        assert!(
            matches!(at(3, 0), Data::DateTime(day) if (day.as_f64() - 46_328.0).abs() < f64::EPSILON),
            "{:?}",
            at(3, 0)
        );
        assert_eq!(at(3, 1), Data::String("=1+1".to_owned()));
        assert_eq!(at(3, 2), Data::Float(-480.0));
        assert_eq!(at(4, 2), Data::Float(449.5));
        assert_eq!(at(5, 0), Data::String("Total (2)".to_owned()));
        assert_eq!(at(5, 2), Data::Float(-30.5));
    }

    fn date_cell(day: &str) -> SheetCell {
        SheetCell::Day(date(day))
    }

    #[test]
    fn the_same_table_is_the_same_file_and_amounts_have_the_digits_of_their_currency() {
        let empty = sheet(Vec::new());
        assert_eq!(xlsx(&empty).expect("a file"), xlsx(&empty).expect("a file"));
        assert_eq!([0, 2, 3].map(number_format), ["#,##0", "#,##0.00", "#,##0.000"]);
    }

    #[test]
    fn a_text_that_does_not_fit_is_refused_and_not_cut() {
        let rows = vec![vec![
            date_cell("2026-11-02"),
            text(&"a".repeat(40_000)),
            amount("1.000", 3),
        ]];
        assert!(matches!(xlsx(&sheet(rows)), Err(SheetError::Write(_))));
    }
}
