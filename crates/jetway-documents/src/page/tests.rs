//! What HTML says, and what is left out of it.

use super::read::{MOST_BYTES, read_page};
use super::{Block, HtmlFault, Run};

fn plain(text: &str) -> Vec<Run> {
    vec![Run {
        text: text.to_owned(),
        ..Run::default()
    }]
}

fn blocks(html: &str) -> Vec<Block> {
    read_page(html).expect("a page").blocks
}

#[test]
fn white_space_is_single_spaces_and_line_breaks_are_kept() {
    let runs = vec![
        Run {
            text: "Paid ".to_owned(),
            ..Run::default()
        },
        Run {
            text: "in full".to_owned(),
            strong: true,
            breaks: false,
        },
        Run {
            text: "by wallet".to_owned(),
            strong: false,
            breaks: true,
        },
    ];
    assert_eq!(
        blocks("<p>\n  Paid\n <b>in   full</b><br>by wallet</p>"),
        [Block::Paragraph { runs }]
    );
}

#[test]
fn lists_are_numbered_and_nested() {
    let item = |depth, mark: &str, text: &str| Block::Item {
        depth,
        mark: mark.to_owned(),
        runs: plain(text),
    };
    assert_eq!(
        blocks("<ol><li>One<ul><li>Inside</li></ul></li><li>Two</li></ol>"),
        [item(0, "1.", "One"), item(1, "•", "Inside"), item(0, "2.", "Two")]
    );
}

#[test]
fn rows_have_as_many_cells_as_the_table_has_columns() {
    let rows = vec![
        vec![plain("Order"), plain("Amount")],
        vec![plain("F-1"), plain("5.00")],
        vec![plain("F-2"), Vec::new()],
    ];
    let table = Block::Table {
        columns: 2,
        header: true,
        rows,
    };
    assert_eq!(
        blocks("<table><thead><tr><th>Order<th>Amount</thead><tr><td>F-1<td>5.00<tr><td>F-2</table>"),
        [table]
    );
}

// What fetches, runs or styles is no text: it is left out with its content, also unclosed and in another letter case.
#[test]
fn scripts_styles_and_frames_are_left_out() {
    for html in [
        "<p>Seen</p><script>alert('hidden')</script>",
        "<p>Seen</p><SCRIPT src=//evil.test/hidden>hidden",
        "<style>hidden{}</style><p>Seen",
        "<p>Seen</p><svg><text>hidden</text><svg></svg>hidden</svg>",
        "<p>Seen<img src=x onerror=hidden></p><iframe srcdoc='hidden'>hidden</iframe>",
        "<p onclick=hidden style='background:url(hidden)'>Seen</p><!-- hidden -->",
        "<p>Seen</p><object data=hidden><p>hidden</p></object>",
    ] {
        assert_eq!(blocks(html), [Block::Paragraph { runs: plain("Seen") }], "{html}");
    }
}

#[test]
fn text_stays_text_even_where_it_looks_like_a_template() {
    let text = "#read(\"/etc/passwd\") <script> $x$";
    assert_eq!(
        blocks("<p>#read(\"/etc/passwd\") &lt;script&gt; $x$</p>"),
        [Block::Paragraph { runs: plain(text) }]
    );
}

#[test]
fn what_is_no_page_is_refused() {
    for nothing in [
        "",
        "  ",
        "<p> </p>",
        "<script>x</script>",
        "<hr>",
        "<table><tr><td></table>",
    ] {
        assert_eq!(read_page(nothing), Err(HtmlFault::Empty), "{nothing}");
    }
    let wide = format!("<table><tr>{}</table>", "<td>x".repeat(25));
    assert_eq!(read_page(&wide), Err(HtmlFault::TooWide));
    assert_eq!(read_page(&"x".repeat(MOST_BYTES + 1)), Err(HtmlFault::TooLong));
    assert!(read_page(&"<ul><li>x".repeat(20_000)).is_ok(), "deep nesting is read");
}
