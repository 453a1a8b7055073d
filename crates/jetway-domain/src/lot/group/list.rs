//! Reads the names of a group from a pasted list or the text of a file.

use chrono::NaiveDate;

use super::name::{GroupName, NameFault, TripDays, name_faults};
use crate::air::traveller::{Passport, Title};
use crate::codes::CountryCode;
use crate::lot::{MOST_PASSENGERS, SeatParty};
use crate::text::{Line, plain_digits, plain_name};

/// Accepted date formats: `1980-03-12`, `12/03/1980`, `12-03-1980`, `12.03.1980`, `12 Mar 1980` and `12Mar1980`.
const DAYS: [&str; 6] = ["%Y-%m-%d", "%d/%m/%Y", "%d-%m-%Y", "%d.%m.%Y", "%d %b %Y", "%d%b%Y"];
/// Earlier years are misread dates.
const FIRST_YEAR: i32 = 1900;

/// The result of reading a list. Lines count from 1, without the header and empty lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadNames {
    /// The valid lines.
    pub names: Vec<GroupName>,
    /// Faults, by line.
    pub faults: Vec<NameFault>,
}

/// Reads lines of title, given name, surname, date of birth, nationality, passport number and its last day. Tabs, semicolons or
/// commas separate them. The passenger type follows from the date of birth.
#[must_use]
pub fn read_names(text: &str, party: SeatParty, days: TripDays) -> ReadNames {
    let text = text.trim_start_matches('\u{feff}');
    let mut rows: Vec<&str> = text
        .lines()
        .map(str::trim_end)
        .filter(|row| !row.trim().is_empty())
        .collect();
    let separator = separator_of(rows.first().copied().unwrap_or_default());
    let has_digits = |row: &&str| plain_digits(row).contains(|letter: char| letter.is_ascii_digit());
    if !rows.first().is_none_or(has_digits) {
        rows.remove(0);
    }
    let (mut names, mut faults) = (Vec::new(), Vec::new());
    for (line, row) in (1..).zip(&rows) {
        if line > MOST_PASSENGERS {
            faults.push(fault(line, "", "list.length", "A list has at most 500 lines."));
            break;
        }
        match read_row(line, &cells(row, separator), days) {
            Ok(name) => names.push(name),
            Err(found) => faults.extend(found),
        }
    }
    faults.extend(name_faults(&names, party, days));
    faults.sort_by_key(|fault| fault.line);
    ReadNames { names, faults }
}

fn fault(line: u32, field: &'static str, code: &'static str, detail: &str) -> NameFault {
    NameFault {
        line,
        field,
        code,
        detail: detail.to_owned(),
    }
}

fn separator_of(row: &str) -> char {
    ['\t', ';'].into_iter().find(|mark| row.contains(*mark)).unwrap_or(',')
}

/// The cells of a row, each read as a field of its own is. A quoted cell may contain the separator; two quotation marks in it stand for one.
fn cells(row: &str, separator: char) -> Vec<String> {
    let (mut found, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut letters = row.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                cell.push('"');
                letters.next();
            }
            '"' => is_quoted = !is_quoted,
            _ if letter == separator && !is_quoted => found.push(std::mem::take(&mut cell)),
            _ => cell.push(letter),
        }
    }
    found.push(cell);
    // A list is taken as a text, whose digits stay as typed.
    let field = |cell: String| Line::parse(&cell).map_or_else(|_| cell.trim().to_owned(), Line::into_string);
    found.into_iter().map(field).collect()
}

fn read_row(line: u32, cells: &[String], days: TripDays) -> Result<GroupName, Vec<NameFault>> {
    let cell = |at: usize| cells.get(at).map(String::as_str).unwrap_or_default();
    let mut faults = Vec::new();
    let title = title_of(cell(0));
    if title.is_none() {
        faults.push(fault(line, "title", "title.unknown", "Mr, Mrs, Ms, Mstr or Miss."));
    }
    let birth_on = day_of(cell(3));
    if birth_on.is_none() {
        faults.push(fault(
            line,
            "birthDate",
            "date.shape",
            "Such as 1980-03-12 or 12/03/1980.",
        ));
    }
    let nationality = CountryCode::parse(&cell(4).to_ascii_uppercase()).ok();
    if nationality.is_none() {
        faults.push(fault(
            line,
            "nationality",
            "country.shape",
            "The two letters of the country, such as BD.",
        ));
    }
    let (number, last_day) = (cell(5), cell(6));
    let expires_on = day_of(last_day);
    if expires_on.is_none() && !(number.is_empty() && last_day.is_empty()) {
        faults.push(fault(
            line,
            "passportExpiry",
            "date.shape",
            "Such as 2030-03-12 or 12/03/2030.",
        ));
    }
    if cells.len() > 7 {
        faults.push(fault(line, "", "line.cells", "A line has seven fields."));
    }
    match (title, birth_on, nationality) {
        (Some(title), Some(birth_on), Some(nationality)) if faults.is_empty() => Ok(GroupName {
            line,
            kind: days.kind_of(birth_on),
            title,
            given_name: plain_name(cell(1)),
            surname: plain_name(cell(2)),
            birth_on,
            nationality,
            passport: expires_on.map(|expires_on| Passport {
                number: number.to_ascii_uppercase(),
                issue_country: nationality,
                expires_on,
            }),
            keeps_passport: false,
            ticket: None,
        }),
        _ => Err(faults),
    }
}

fn title_of(text: &str) -> Option<Title> {
    match text.trim_end_matches('.').to_ascii_lowercase().as_str() {
        "mr" => Some(Title::Mr),
        "mrs" => Some(Title::Mrs),
        "ms" => Some(Title::Ms),
        "mstr" | "master" => Some(Title::Mstr),
        "miss" => Some(Title::Miss),
        _ => None,
    }
}

fn day_of(text: &str) -> Option<NaiveDate> {
    use chrono::Datelike;
    let read = |shape: &&str| NaiveDate::parse_from_str(text, shape).ok();
    DAYS.iter().find_map(read).filter(|day| day.year() >= FIRST_YEAR)
}

#[cfg(test)]
mod tests {
    use super::{ReadNames, read_names};
    use crate::air::offer::Ptc;
    use crate::lot::SeatParty;
    use crate::lot::group::name::TripDays;

    fn read(text: &str) -> ReadNames {
        let days = TripDays {
            first: "2027-02-01".parse().unwrap(),
            last: "2027-02-15".parse().unwrap(),
            ends: "2027-02-16".parse().unwrap(),
        };
        let party = SeatParty {
            adults: 600,
            children: 2,
            infants: 1,
        };
        read_names(text, party, days)
    }

    fn codes(found: &ReadNames) -> Vec<(u32, &str, &str)> {
        let told = |fault: &'_ super::NameFault| (fault.line, fault.field, fault.code);
        found.faults.iter().map(told).collect()
    }

    #[test]
    fn commas_semicolons_tabs_and_days_of_several_shapes_are_read() {
        let fields = [
            [
                "Title",
                "Given name",
                "Surname",
                "Birth",
                "Nationality",
                "Passport",
                "Expiry",
            ],
            ["Mr.", "Karim", "Uddin", "1980-03-12", "bd", "ab12345", "2030-01-01"],
            ["mrs", "Mina", "Uddin", "12/03/1984", "BD", "AB12346", "01.01.2030"],
            ["Master", "Rafi", "Uddin", "12 Mar 2020", "BD", "AB12347", "01Jan2030"],
        ];
        for separator in [",", ";", "\t"] {
            let text: Vec<String> = fields.iter().map(|row| row.join(separator)).collect();
            let found = read(&format!("\u{feff}{}\r\n\r\n", text.join("\r\n")));
            assert_eq!(codes(&found), [], "{separator:?}");
            let kinds: Vec<Ptc> = found.names.iter().map(|name| name.kind).collect();
            assert_eq!(kinds, [Ptc::Adt, Ptc::Adt, Ptc::Chd]);
            let first = &found.names[0];
            assert_eq!((first.line, first.name().as_str()), (1, "Karim Uddin"));
            assert_eq!(
                first.passport.as_ref().map(|passport| passport.number.as_str()),
                Some("AB12345")
            );
        }
    }

    #[test]
    fn the_digits_of_every_script_are_read() {
        let found =
            read("Mr,Karim,Uddin,১৯৮০-০৩-১২,BD,AB১২৩৪৫,٢٠٣٠-٠١-٠١\nMrs,Mina,Uddin,١٢/٠٣/١٩٨٤,BD,AB12346,2030-01-01");
        assert_eq!(codes(&found), []);
        let first = &found.names[0];
        assert_eq!((first.line, first.birth_on.to_string().as_str()), (1, "1980-03-12"));
        let passport = first
            .passport
            .as_ref()
            .map(|passport| (passport.number.as_str(), passport.expires_on.to_string()));
        assert_eq!(passport, Some(("AB12345", "2030-01-01".to_owned())));
    }

    #[test]
    fn a_bad_line_is_named_and_the_others_are_read() {
        let found = read(
            "Mr,Karim,Uddin,1980-03-12,BD,AB12345,2030-01-01\nLord,Mina,Uddin,12/13/1984,Bangladesh,AB12346,soon\n\
             Mr,Karim,Uddin,1980-03-12,BD,AB12349,2027-03-01",
        );
        assert_eq!(found.names.len(), 2);
        let expected = [
            (2, "title", "title.unknown"),
            (2, "birthDate", "date.shape"),
            (2, "nationality", "country.shape"),
            (2, "passportExpiry", "date.shape"),
            (3, "surname", "name.duplicate"),
            (3, "passportExpiry", "passport.expiry"),
        ];
        assert_eq!(codes(&found), expected);
    }

    #[test]
    fn a_quoted_cell_may_hold_the_separator_and_a_line_has_seven_fields() {
        let found = read("Mr,\"Karim\",\"Uddin\",1980-03-12,BD,AB12345,2030-01-01,extra");
        assert_eq!(codes(&found), [(1, "", "line.cells")]);
        assert_eq!(super::cells("\"a,b\",\"say \"\"c\"\"\"", ','), ["a,b", "say \"c\""]);
    }

    #[test]
    fn a_list_ends_at_its_longest() {
        let row = |number: usize| {
            format!(
                "Mr,K,U{},1980-03-12,BD,AB{number:05},2030-01-01",
                "x".repeat(number % 30)
            )
        };
        let text: Vec<String> = (0..510).map(row).collect();
        let found = read(&text.join("\n"));
        assert_eq!(found.names.len(), 500);
        assert!(codes(&found).contains(&(501, "", "list.length")));
    }

    #[test]
    fn nothing_is_nothing() {
        assert_eq!(codes(&read("\n \n")), []);
        assert_eq!(read("").names.len(), 0);
    }
}
