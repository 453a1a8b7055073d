//! The end of the document, from the nonce in the boot payload on: contains everything that depends on the nonce.

use super::html::escape;
use crate::releases::ModuleRelease;

/// A text with gaps for the nonce.
#[derive(Debug)]
pub struct Ending {
    /// The nonce goes between the pieces.
    pieces: Vec<Box<str>>,
    length: usize,
}

/// After the document's own images, so that the brand's logo and letters load before the first script.
const PRELOAD: &str = "<link rel=\"preload\" as=\"script\" fetchpriority=\"low\" href=\"";

const SCRIPT: &str = "<script defer src=\"";

/// Placeholder of the nonce while the text is built; occurs in no text.
const GAP: char = '\u{0}';

impl Ending {
    /// For the pages of a module, or of none; or for an address with an entrance.
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

    /// The text with the nonce filled in.
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

/// Links the shell's entry script, its initial imports, and then the module's files.
fn link_shell(text: &mut String, shell: &ModuleRelease, owner: Option<&ModuleRelease>) {
    for script in &shell.first {
        text.push_str(&tag(PRELOAD, shell, script, ">"));
    }
    // On a developer's machine it has a name only the shell knows.
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
