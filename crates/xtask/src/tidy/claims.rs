//! Which tests claim which requirement rows, read from the syntax of the test files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::ops::RangeInclusive;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use proc_macro2::{TokenStream, TokenTree};
use regex::Regex;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::repo;

/// Prints the claims of TypeScript tests.
const TYPESCRIPT: &str = "packages/kit-build/bin/claims.mjs";
/// Macros that turn each function in them into tests.
const TEST_MACROS: [&str; 3] = ["on_both_engines", "on_each_engine", "through_the_gateway"];

/// Row id → the files whose tests claim it.
pub type Claims = BTreeMap<String, BTreeSet<String>>;

/// Every claim of the repository.
#[derive(Default)]
pub struct Found {
    /// Claims made by a test that runs.
    pub claims: Claims,
    /// Claims without a test, one sentence each.
    pub strays: Vec<String>,
}

impl Found {
    fn claim(&mut self, id: &str, file: &str) {
        self.claims.entry(id.to_owned()).or_default().insert(file.to_owned());
    }

    fn stray(&mut self, id: &str, file: &str, line: &str) {
        self.strays
            .push(format!("{file}:{line}: claims {id} where no test follows"));
    }
}

/// Read the claims of every Rust and TypeScript test.
///
/// # Errors
/// When a file cannot be read or parsed, or Node cannot read the TypeScript tests.
pub fn find() -> Result<Found> {
    let id = Regex::new(r"\b[PT]-\d{3}\b")?;
    let mut found = Found::default();
    let mut scripts = Vec::new();
    for file in repo::tracked(".")? {
        if file.starts_with("crates/xtask/") {
            continue;
        }
        if file.ends_with(".rs") {
            let text = fs::read_to_string(repo::root().join(&file))?;
            rust(&file, &text, &id, &mut found)?;
        } else if is_script(&file) {
            scripts.push(file);
        }
    }
    typescript(&scripts, &mut found)?;
    Ok(found)
}

fn is_script(file: &str) -> bool {
    let is_test = file.contains(".test.") || file.contains(".spec.");
    is_test && [".ts", ".tsx"].iter().any(|ending| file.ends_with(ending))
}

/// `// covers: …` above a test.
fn rust(file: &str, text: &str, id: &Regex, found: &mut Found) -> Result<()> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let is_claim = |line: &str| line.starts_with("// covers:");
    if !lines.iter().any(|line| is_claim(line)) {
        return Ok(());
    }
    let mut tests = Tests::default();
    tests.visit_file(&syn::parse_file(text).with_context(|| file.to_owned())?);
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| is_claim(line)) {
        let code = |line: &&str| !line.is_empty() && !line.starts_with("//");
        let next = lines.iter().skip(index).position(code);
        // Lines count from one.
        let is_test = next.is_some_and(|next| tests.0.iter().any(|test| test.contains(&(index + next + 1))));
        for row in id.find_iter(line) {
            if is_test {
                found.claim(row.as_str(), file);
            } else {
                found.stray(row.as_str(), file, &(index + 1).to_string());
            }
        }
    }
    Ok(())
}

/// The lines of each test, from its first attribute to its name.
#[derive(Default)]
struct Tests(Vec<RangeInclusive<usize>>);

impl<'ast> Visit<'ast> for Tests {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let has = |name: &str| {
            let mut names = item
                .attrs
                .iter()
                .filter_map(|attribute| attribute.path().segments.last());
            names.any(|last| last.ident == name)
        };
        if has("test") && !has("ignore") {
            let first = item.attrs.iter().map(|attribute| attribute.span().start().line).min();
            let name = item.sig.ident.span().start().line;
            self.0.push(first.unwrap_or(name)..=name);
        }
        visit::visit_item_fn(self, item);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let last = item.mac.path.segments.last();
        if last.is_some_and(|last| TEST_MACROS.iter().any(|name| last.ident == name)) {
            self.functions(item.mac.tokens.clone());
        }
    }
}

impl Tests {
    /// Every `attributes fn name(…) { … }` in a macro's body.
    fn functions(&mut self, body: TokenStream) {
        let mut first = None;
        let mut is_name_next = false;
        for token in body {
            let line = token.span().start().line;
            let start = *first.get_or_insert(line);
            match token {
                TokenTree::Ident(_) if is_name_next => {
                    self.0.push(start..=line);
                    is_name_next = false;
                }
                TokenTree::Ident(word) => is_name_next = word == "fn",
                TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace => first = None,
                _ => {}
            }
        }
    }
}

/// Titles of tests, the tables they run with, and `// covers: …` above them.
fn typescript(files: &[String], found: &mut Found) -> Result<()> {
    let mut node = Command::new("node")
        .arg(TYPESCRIPT)
        .current_dir(repo::root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start node")?;
    let mut names = node.stdin.take().context("the standard input of node")?;
    names.write_all(files.join("\n").as_bytes())?;
    drop(names);
    let output = node.wait_with_output()?;
    if !output.status.success() {
        bail!("node {TYPESCRIPT} failed ({})", output.status);
    }
    for line in String::from_utf8(output.stdout)?.lines() {
        match line.split('\t').collect::<Vec<_>>().as_slice() {
            ["test", file, _, id] => found.claim(id, file),
            ["stray", file, line, id] => found.stray(id, file, line),
            _ => bail!("node {TYPESCRIPT} printed {line:?}"),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<String>, usize) {
        let mut found = Found::default();
        rust("a.rs", text, &Regex::new(r"\b[PT]-\d{3}\b").unwrap(), &mut found).unwrap();
        (found.claims.into_keys().collect(), found.strays.len())
    }

    #[test]
    fn a_claim_counts_above_a_test() {
        let text =
            "mod tests {\n    // covers: P-001 T-002\n    /// Doc.\n    #[tokio::test]\n    async fn a() {}\n}\n";
        assert_eq!(read(text), (vec!["P-001".to_owned(), "T-002".to_owned()], 0));
    }

    #[test]
    fn a_claim_counts_in_a_macro_that_makes_tests() {
        let text = "on_both_engines! {\n    // covers: P-001\n    async fn a(test: TestDatabase) {}\n\n    // covers: P-002\n    #[cfg(x)]\n    async fn b(test: TestDatabase) {}\n}\n";
        assert_eq!(read(text), (vec!["P-001".to_owned(), "P-002".to_owned()], 0));
    }

    #[test]
    fn a_claim_above_anything_else_is_stray() {
        for follows in [
            "fn a() {}",
            "#[test]\n#[ignore = \"slow\"]\nfn a() {}",
            "other! { fn a() {} }",
            "use std::fs;\n\n#[test]\nfn a() {}",
            "",
        ] {
            assert_eq!(
                read(&format!("// covers: P-001\n{follows}\n")),
                (Vec::new(), 1),
                "{follows}"
            );
        }
    }
}
