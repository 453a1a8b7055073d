//! The repository's tenants with changed demo data or settings.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

/// A copy with a replacement in Falcon's demo data.
pub fn with_demo(before: &str, after: &str) -> TempDir {
    let tenants = tempfile::tempdir().expect("a folder");
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
        tenants.path(),
    );
    let demo = tenants.path().join("falcon/demo.toml");
    let text = fs::read_to_string(&demo).expect("demo data");
    assert!(text.contains(before), "{before} is not in the demo data");
    fs::write(&demo, text.replacen(before, after, 1)).expect("demo data");
    tenants
}

/// A copy in which these tenants have another setting, in front of their own.
pub fn with_setting(slugs: &[&str], line: &str) -> TempDir {
    let tenants = tempfile::tempdir().expect("a folder");
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
        tenants.path(),
    );
    for slug in slugs {
        let file = tenants.path().join(slug).join("tenant.toml");
        let text = fs::read_to_string(&file).expect("settings");
        fs::write(&file, format!("{line}\n{text}")).expect("settings");
    }
    tenants
}

/// Copies a folder recursively.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file");
        }
    }
}
