use std::collections::BTreeMap;

use anyhow::Context;

use super::modules::Crate;
use super::{findings, resolve};

const A: &str = "src/a.rs";
const B: &str = "src/b.rs";

/// Findings about a crate of these files, `src/lib.rs` first.
fn found(files: &[(&str, &str)], known: &[(&str, usize)]) -> Vec<String> {
    let files: BTreeMap<&str, &str> = files.iter().copied().collect();
    let read = |file: &str| files.get(file).map(|text| (*text).to_owned()).context("no such file");
    let sources = Crate::read("src/lib.rs", &|file| files.contains_key(file), &read).unwrap();
    findings(&resolve::imports(&sources), known)
}

#[test]
fn finds_two_files_that_import_each_other() {
    let lib = ("src/lib.rs", "mod a; mod b;");
    let plain = found(
        &[
            lib,
            (A, "use crate::b::Y; pub struct X(Y);"),
            (B, "use crate::a::X; pub struct Y;"),
        ],
        &[],
    );
    assert_eq!(plain.len(), 1);
    assert!(plain[0].contains("src/a.rs -> src/b.rs: Y"), "{}", plain[0]);
    let in_code = found(
        &[
            lib,
            (A, "pub fn x() { super::b::y() }"),
            (B, "pub fn y() { let _ = vec![crate::a::x()]; }"),
        ],
        &[],
    );
    assert_eq!(in_code.len(), 1);
}

#[test]
fn follows_re_exports_to_the_file_that_defines_the_item() {
    let lib = ("src/lib.rs", "mod a; mod b; pub use a::X; pub use b::*;");
    let one_way = [lib, (A, "use crate::Y; pub struct X(Y);"), (B, "pub struct Y;")];
    assert!(found(&one_way, &[]).is_empty());
    let circle = [
        lib,
        (A, "use crate::Y; pub struct X(Y);"),
        (B, "use crate::X; pub struct Y(X);"),
    ];
    let circle = found(&circle, &[]);
    assert_eq!(circle.len(), 1);
    assert!(!circle[0].contains("lib.rs"), "{}", circle[0]);
}

#[test]
fn a_parent_may_declare_and_re_export_its_child_but_not_call_a_child_that_imports_it() {
    let child = ("src/a/c.rs", "use super::X; pub struct Z(X);");
    let lists = [
        ("src/lib.rs", "mod a;"),
        (A, "mod c; pub use c::Z; pub struct X;"),
        child,
    ];
    assert!(found(&lists, &[]).is_empty());
    let calls = [
        ("src/lib.rs", "mod a;"),
        (A, "mod c; pub struct X; fn z(z: c::Z) {}"),
        child,
    ];
    assert_eq!(found(&calls, &[]).len(), 1);
}

#[test]
fn tests_may_import_anything() {
    let test =
        "pub struct Y; #[cfg(test)] mod tests { use crate::a::X; } impl Y { #[cfg(test)] fn t() -> crate::a::X {} }";
    let files = [
        ("src/lib.rs", "mod a; mod b;"),
        (A, "use crate::b::Y; pub struct X(Y);"),
        (B, test),
    ];
    assert!(found(&files, &[]).is_empty());
}

#[test]
fn counts_what_a_macro_defines_as_an_item_of_its_file() {
    let a = "use crate::b::Made; pub struct X(Made);";
    let files = [
        ("src/lib.rs", "mod a; mod b;"),
        (A, a),
        (B, "use crate::a::X; make!(Made);"),
    ];
    assert_eq!(found(&files, &[]).len(), 1);
}

#[test]
fn known_circles_pass_until_one_is_opened_or_added() {
    let lib = ("src/lib.rs", "mod a; mod b;");
    let circle = [
        lib,
        (A, "use crate::b::Y; pub struct X(Y);"),
        (B, "use crate::a::X; pub struct Y(X);"),
    ];
    assert!(found(&circle, &[("src/", 1)]).is_empty());
    assert_eq!(found(&circle, &[("src/", 0)]).len(), 1);
    let opened = found(&circle, &[("src/", 2)]);
    assert_eq!(
        opened,
        ["src/ has 1 import circles; lower its number in tidy/circles.rs from 2"]
    );
}
