//! Reads HTML into the blocks of a page. Elements that are not text are left out with their content; attributes are
//! never read, so nothing of it can be fetched, run or styled.

use html5gum::emitters::default::DefaultEmitter;
use html5gum::{Token, Tokenizer};

use super::{Block, Run, Written};

/// Longest HTML, in bytes.
pub const MOST_BYTES: usize = 256 * 1024;
/// Most columns of a table.
const MOST_COLUMNS: usize = 24;
/// Lists within lists are indented up to here.
const DEEPEST_LIST: usize = 6;

/// Why HTML is not a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HtmlFault {
    /// Longer than [`MOST_BYTES`].
    #[error("the HTML is longer than {MOST_BYTES} bytes")]
    TooLong,
    /// It says nothing.
    #[error("the HTML has no text")]
    Empty,
    /// A table has more than 24 columns.
    #[error("a table has more than {MOST_COLUMNS} columns")]
    TooWide,
}

/// Reads what an HTML document or fragment says. Malformed HTML is read like a browser's tokenizer reads it.
///
/// # Errors
/// It is too long, says nothing, or a table of it is too wide for a page.
pub fn read_page(html: &str) -> Result<Written, HtmlFault> {
    if html.len() > MOST_BYTES {
        return Err(HtmlFault::TooLong);
    }
    let mut emitter = DefaultEmitter::<()>::default();
    // The content of scripts, styles and titles is text.
    emitter.naively_switch_states(true);
    let mut reader = Reader::default();
    for token in Tokenizer::new_with_emitter(html, emitter) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => reader.open(&tag.name, tag.self_closing),
            Token::EndTag(tag) => reader.close(&tag.name),
            Token::String(text) => reader.say(&String::from_utf8_lossy(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    reader.finish()
}

/// Elements whose content is no text of the page.
const LEFT_OUT: [&[u8]; 12] = [
    b"script",
    b"style",
    b"template",
    b"svg",
    b"math",
    b"iframe",
    b"object",
    b"noscript",
    b"canvas",
    b"audio",
    b"video",
    b"select",
];

/// Where text goes.
#[derive(Default)]
enum Place {
    #[default]
    Paragraph,
    Heading(u8),
    Item {
        depth: u8,
        mark: String,
    },
}

struct OpenList {
    /// Number of the next item; `None` for a list with bullets.
    next: Option<u32>,
}

#[derive(Default)]
struct OpenTable {
    rows: Vec<Vec<Vec<Run>>>,
    /// Whether all cells of the first row so far are headings of columns.
    header: bool,
    in_cell: bool,
}

#[derive(Default)]
struct Reader {
    written: Written,
    place: Place,
    runs: Vec<Run>,
    strong: usize,
    breaks: bool,
    lists: Vec<OpenList>,
    table: Option<OpenTable>,
    /// The element that is left out, and how many of its name are open in it.
    skipped: Option<(Vec<u8>, usize)>,
    in_title: bool,
    is_too_wide: bool,
}

impl Reader {
    fn open(&mut self, name: &[u8], self_closing: bool) {
        if let Some((skipped, open)) = &mut self.skipped {
            *open += usize::from(skipped == name && !self_closing);
            return;
        }
        match name {
            _ if LEFT_OUT.contains(&name) => self.skipped = (!self_closing).then(|| (name.to_vec(), 1)),
            b"title" => self.in_title = true,
            b"br" => self.breaks = true,
            b"b" | b"strong" => self.strong += 1,
            b"hr" => {
                self.flush();
                if self.table.is_none() {
                    self.written.blocks.push(Block::Rule);
                }
            }
            b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" => {
                self.flush();
                self.place = Place::Heading(name.get(1).map_or(1, |digit| digit.saturating_sub(b'0')));
            }
            b"ul" | b"ol" => {
                self.flush();
                let next = (name == b"ol").then_some(1);
                self.lists.push(OpenList { next });
            }
            b"li" => self.open_item(),
            b"table" => {
                self.flush();
                // A table in a table is read as its text.
                self.table.get_or_insert_default();
            }
            b"tr" => self.open_row(),
            b"td" | b"th" => self.open_cell(name == b"th"),
            _ if is_block(name) => self.flush(),
            _ => {}
        }
    }

    fn close(&mut self, name: &[u8]) {
        if let Some((skipped, open)) = &mut self.skipped {
            if skipped == name {
                *open -= 1;
                if *open == 0 {
                    self.skipped = None;
                }
            }
            return;
        }
        match name {
            b"title" => self.in_title = false,
            b"b" | b"strong" => self.strong = self.strong.saturating_sub(1),
            b"ul" | b"ol" => {
                self.flush();
                self.lists.pop();
            }
            b"td" | b"th" => self.close_cell(),
            b"table" => self.close_table(),
            b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" | b"li" => self.flush(),
            _ if is_block(name) => self.flush(),
            _ => {}
        }
    }

    fn say(&mut self, text: &str) {
        if self.skipped.is_some() {
            return;
        }
        let begins = text.starts_with(char::is_whitespace);
        let ends = text.ends_with(char::is_whitespace);
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.in_title {
            self.written.title.push_str(&words);
            return;
        }
        let at_start = self.runs.is_empty() || self.breaks;
        let mut said = String::new();
        if begins && !at_start && !self.runs.last().is_some_and(|run| run.text.ends_with(' ')) {
            said.push(' ');
        }
        said.push_str(&words);
        if ends && !words.is_empty() {
            said.push(' ');
        }
        if said.is_empty() || (at_start && words.is_empty()) {
            return;
        }
        let breaks = std::mem::take(&mut self.breaks) && !self.runs.is_empty();
        self.runs.push(Run {
            text: said,
            strong: self.strong > 0,
            breaks,
        });
    }

    /// Ends the block that is being read.
    fn flush(&mut self) {
        if self.table.is_some() {
            // Within a table, a block is a line of its cell.
            self.breaks = !self.runs.is_empty();
            return;
        }
        self.breaks = false;
        let runs = std::mem::take(&mut self.runs);
        let place = std::mem::take(&mut self.place);
        if !has_words(&runs) {
            return;
        }
        self.written.blocks.push(match place {
            Place::Paragraph => Block::Paragraph { runs },
            Place::Heading(level) => Block::Heading { level, runs },
            Place::Item { depth, mark } => Block::Item { depth, mark, runs },
        });
    }

    fn open_item(&mut self) {
        self.flush();
        let depth = self.lists.len().saturating_sub(1).min(DEEPEST_LIST);
        let mark = match self.lists.last_mut().and_then(|list| list.next.as_mut()) {
            Some(next) => {
                let mark = format!("{next}.");
                *next += 1;
                mark
            }
            None => "•".to_owned(),
        };
        let depth = u8::try_from(depth).unwrap_or(u8::MAX);
        self.place = Place::Item { depth, mark };
    }

    fn open_row(&mut self) {
        self.close_cell();
        if let Some(table) = &mut self.table {
            table.rows.push(Vec::new());
        }
    }

    fn open_cell(&mut self, is_head: bool) {
        self.close_cell();
        if let Some(table) = &mut self.table {
            if table.rows.is_empty() {
                table.rows.push(Vec::new());
            }
            if let [only] = table.rows.as_slice() {
                table.header = is_head && (table.header || only.is_empty());
            }
            table.in_cell = true;
        }
    }

    fn close_cell(&mut self) {
        let Some(table) = &mut self.table else { return };
        let runs = std::mem::take(&mut self.runs);
        self.breaks = false;
        if !std::mem::take(&mut table.in_cell) && !has_words(&runs) {
            return;
        }
        if table.rows.is_empty() {
            table.rows.push(Vec::new());
        }
        if let Some(row) = table.rows.last_mut() {
            row.push(runs);
            self.is_too_wide |= row.len() > MOST_COLUMNS;
        }
    }

    fn close_table(&mut self) {
        self.close_cell();
        let Some(table) = self.table.take() else { return };
        let mut rows: Vec<_> = table.rows.into_iter().filter(|row| !row.is_empty()).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        if columns == 0 {
            return;
        }
        for row in &mut rows {
            row.resize(columns, Vec::new());
        }
        self.written.blocks.push(Block::Table {
            columns,
            header: table.header,
            rows,
        });
    }

    fn finish(mut self) -> Result<Written, HtmlFault> {
        self.close_table();
        self.flush();
        if self.is_too_wide {
            return Err(HtmlFault::TooWide);
        }
        let says = |block: &Block| match block {
            Block::Table { rows, .. } => rows.iter().flatten().any(|cell| has_words(cell)),
            Block::Rule => false,
            Block::Heading { .. } | Block::Paragraph { .. } | Block::Item { .. } => true,
        };
        if !self.written.blocks.iter().any(says) {
            return Err(HtmlFault::Empty);
        }
        Ok(self.written)
    }
}

fn has_words(runs: &[Run]) -> bool {
    runs.iter().any(|run| !run.text.trim().is_empty())
}

/// Elements that begin and end a line.
fn is_block(name: &[u8]) -> bool {
    matches!(
        name,
        b"p" | b"div"
            | b"section"
            | b"article"
            | b"header"
            | b"footer"
            | b"main"
            | b"nav"
            | b"aside"
            | b"blockquote"
            | b"pre"
            | b"address"
            | b"figure"
            | b"figcaption"
            | b"dl"
            | b"dt"
            | b"dd"
            | b"form"
            | b"fieldset"
            | b"body"
            | b"caption"
    )
}
