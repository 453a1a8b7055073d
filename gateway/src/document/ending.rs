//! The end of the document, from the nonce in the boot payload on: everything that names the nonce stands here.

use super::html::escape;
use crate::releases::ModuleRelease;

/// Text with gaps for the nonce.
#[derive(Debug)]
pub struct Ending {
    /// Between two of them stands the nonce.
    pieces: Vec<Box<str>>,
    length: usize,
}

/// Behind what the document itself shows: the brand's mark and its letters are on the screen before the first script is.
const PRELOAD: &str = "<link rel=\"preload\" as=\"script\" fetchpriority=\"low\" href=\"";

const SCRIPT: &str = "<script defer src=\"";

/// Stands for the nonce while the text is put together; no text of ours holds it.
const GAP: char = '\u{0}';

impl Ending {
    /// For the pages of a module, or of none; or for the one address whose first screen draws itself.
    pub fn new(shell: &ModuleRelease, owner: Option<&ModuleRelease>, entrance: Option<&str>, root: &str) -> Self {
        let mut text = format!("<meta property=\"csp-nonce\" nonce=\"{GAP}\" content=\"{GAP}\">");
        for sheet in &shell.links.css {
            text.push_str(&tag("<link rel=\"stylesheet\" href=\"", shell, sheet, ">"));
        }
        match (owner, entrance) {
            (Some(module), Some(script)) => text.push_str(&tag(SCRIPT, module, script, "></script>")),
            _ => link_shell(&mut text, shell, owner),
        }
        text.push_str("</head><body><div id=\"root\">");
        text.push_str(&root.replace(GAP, ""));
        text.push_str("</div></body></html>");
        Self {
            length: text.len(),
            pieces: text.split(GAP).map(Into::into).collect(),
        }
    }

    /// As it is sent.
    pub fn with(&self, nonce: &str, request_id: &str) -> String {
        let mut text = String::with_capacity(self.length + self.pieces.len() * nonce.len() + 128);
        for part in [
            ",\"nonce\":\"",
            nonce,
            "\",\"requestId\":\"",
            request_id,
            "\"}</script>",
        ] {
            text.push_str(part);
        }
        for (at, piece) in self.pieces.iter().enumerate() {
            if at > 0 {
                text.push_str(nonce);
            }
            text.push_str(piece);
        }
        text
    }
}

/// The script the portal starts with, after what it would ask for only once it runs, and after that the module for its own.
fn link_shell(text: &mut String, shell: &ModuleRelease, owner: Option<&ModuleRelease>) {
    for script in &shell.first {
        text.push_str(&tag(PRELOAD, shell, script, ">"));
    }
    // From somebody's own machine it comes under a name only the shell knows.
    if let Some(module) = owner.filter(|module| module.base.starts_with('/')) {
        for script in std::iter::once(&module.entry).chain(&module.first) {
            text.push_str(&tag(PRELOAD, module, script, ">"));
        }
    }
    let own = std::slice::from_ref(&shell.entry);
    let scripts = if shell.links.entry.is_empty() {
        own
    } else {
        shell.links.entry.as_slice()
    };
    for script in scripts {
        text.push_str(&tag(SCRIPT, shell, script, "></script>"));
    }
}

fn tag(opening: &str, release: &ModuleRelease, file: &str, end: &str) -> String {
    let integrity = release
        .integrity
        .get(file)
        .map_or_else(String::new, |hash| format!(" integrity=\"{}\"", escape(hash)));
    format!(
        "{opening}{}{}\"{integrity} crossorigin nonce=\"{GAP}\"{end}",
        release.base,
        escape(file)
    )
}
