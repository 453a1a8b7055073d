//! `jetway check` runs the gateway's program and exits with its code.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

#[test]
fn it_asks_the_gateway_and_ends_as_it_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let gateway = folder.path().join("gateway");
    for code in [0, 1] {
        fs::write(&gateway, format!("#!/bin/sh\necho \"asked $*\"\nexit {code}\n")).expect("a program");
        fs::set_permissions(&gateway, fs::Permissions::from_mode(0o755)).expect("a program");
        let output = Command::new(env!("CARGO_BIN_EXE_jetway"))
            .args(["check", "--json", "--config", "/etc/jetway/gateway.toml", "--gateway"])
            .arg(&gateway)
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(code));
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            "asked --check --json --config /etc/jetway/gateway.toml\n"
        );
    }
}

#[test]
fn a_gateway_that_is_not_there_is_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_jetway"))
        .args(["check", "--gateway", "/no/such/gateway"])
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && said.contains("/no/such/gateway"), "{said}");
}
