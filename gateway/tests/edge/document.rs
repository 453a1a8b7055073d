//! The shell document.

use std::collections::HashSet;
use std::io::Read;

use crate::support::{Backend, Gateway, Plan, Reply, eventually, releases};

fn page(gateway: &Gateway, host: &str, path: &str) -> Reply {
    gateway.get_with(host, path, "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n")
}

fn boot(page: &str) -> serde_json::Value {
    let from = page.find("id=\"jetway-boot\">").expect("a payload") + 17;
    let text = page[from..].split("</script>").next().expect("an end");
    serde_json::from_str(text).expect("JSON")
}

// covers: P-002, P-008
#[test]
fn two_tenants_get_two_documents_before_any_script_runs() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let falcon = page(&gateway, "falcon.test", "/searchpad").text();
    let original = page(&gateway, "localhost", "/searchpad").text();
    assert!(falcon.contains("<title>Falcon Travel Trade</title>") && original.contains("<title>Jetway Trade</title>"));
    assert!(falcon.contains("--jw-accent:#0052cc;") && original.contains("--jw-accent:#f76641;"));
    assert!(falcon.contains("data-tenant=\"falcon\" data-theme=\"compass\""));
    assert!(falcon.contains("jw-l-wings") && original.contains("jw-l-orbit"));
    for document in [&falcon, &original] {
        assert!(document.contains("<link rel=\"icon\" href=\"/assets/tenant/favicon.svg?v="));
        assert!(document.contains("type=\"image/svg+xml\""));
    }
    assert!(
        !falcon.contains("f76641") && !original.contains("0052cc"),
        "no colour of another brand"
    );
    let payload = boot(&falcon);
    assert_eq!(payload["tenant"]["companyName"], "Falcon Travel Trade");
    assert_eq!(payload["tenant"]["labels"]["nationalId"], "Emirates ID");
    assert_eq!(boot(&original)["tenant"]["isDefault"], true);
}

#[test]
fn the_payload_names_every_module_its_files_and_their_hashes() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let document = page(&gateway, "falcon.test", "/searchpad");
    let payload = boot(&document.text());
    let flights = &payload["releases"]["modules"]["mfe-flights"];
    assert_eq!(flights["base"], "/releases/mfe-flights/1.2.3-bbbb/");
    assert_eq!(
        (flights["name"].as_str(), flights["entry"].as_str()),
        (Some("mfe_flights"), Some("remoteEntry.1a2b3c4d.js"))
    );
    assert_eq!(flights["manifest"]["routes"][0]["path"], "/searchpad");
    let hash = payload["releases"]["integrity"]["/releases/mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js"].as_str();
    assert!(hash.is_some_and(|hash| hash.starts_with("sha384-")));
    assert_eq!(payload["requestId"].as_str(), Some(document.header("x-request-id")));
    let text = document.text();
    assert!(text.contains("<link rel=\"preload\" as=\"script\" href=\"/releases/mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js\" integrity=\"sha384-"));
    assert!(text.contains("<script defer src=\"/releases/mfe-shell/1.0.0-aaaa/main.1a2b3c4d.js\" integrity=\"sha384-"));
    assert!(
        !page(&gateway, "falcon.test", "/nowhere")
            .text()
            .contains("as=\"script\""),
        "nobody owns that path"
    );
}

#[test]
fn each_document_has_a_nonce_of_its_own_that_its_policy_names() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let mut seen = HashSet::new();
    for _ in 0..3 {
        let document = page(&gateway, "falcon.test", "/");
        let nonce = boot(&document.text())["nonce"].as_str().expect("a nonce").to_owned();
        let policy = document.header("content-security-policy");
        assert!(
            policy.contains(&format!("script-src 'nonce-{nonce}' 'strict-dynamic'")),
            "{policy}"
        );
        assert!(policy.contains("require-trusted-types-for 'script'") && policy.contains("frame-ancestors 'none'"));
        let text = document.text();
        let scripts = text.matches("<script").count() - 1;
        assert_eq!(
            text.matches(&format!("nonce=\"{nonce}\"></script>")).count()
                + text.matches(&format!("<script nonce=\"{nonce}\">")).count(),
            scripts
        );
        assert_eq!(document.header("cache-control"), "private, no-cache");
        assert!(seen.insert(nonce), "a nonce came twice");
    }
}

#[test]
fn the_document_is_within_15_kb_compressed_with_six_modules() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for (coding, host) in [
        ("br", "falcon.test"),
        ("br", "localhost"),
        ("gzip", "falcon.test"),
        ("zstd", "falcon.test"),
    ] {
        let reply = gateway.get_with(
            host,
            "/searchpad",
            &format!("Accept: text/html\r\nAccept-Encoding: {coding}\r\n"),
        );
        assert_eq!(reply.header("content-encoding"), coding);
        assert!(reply.body.len() <= 15 * 1024, "{coding}: {} bytes", reply.body.len());
        if coding == "br" {
            let mut text = String::new();
            brotli::Decompressor::new(&reply.body[..], 4096)
                .read_to_string(&mut text)
                .expect("brotli");
            assert!(
                text.ends_with("</html>")
                    && boot(&text)["releases"]["modules"]
                        .as_object()
                        .is_some_and(|all| all.len() == 6)
            );
        }
    }
}

#[test]
fn a_promoted_module_is_in_the_next_document_and_a_broken_one_changes_nothing() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let root = gateway.root.path().join("releases");
    let version =
        || boot(&page(&gateway, "falcon.test", "/").text())["releases"]["modules"]["mfe-flights"]["version"].clone();
    releases::publish_one(&root, "mfe-flights", "2.0.0-9999");
    let mut live = releases::LIVE;
    live[1].1 = "2.0.0-9999";
    releases::promote(&root, &live);
    eventually("the new version is live", || version() == "2.0.0-9999");
    live[1].1 = "3.0.0-none";
    releases::promote(&root, &live);
    eventually("operators are told", || {
        gateway.admin("/releases").text().contains("3.0.0-none")
    });
    assert_eq!(version(), "2.0.0-9999");
}

#[test]
fn without_a_shell_the_gateway_is_not_ready_and_says_when_to_come_back() {
    let mut plan = Plan::before(&Backend::start());
    plan.with_releases = false;
    let gateway = Gateway::start(&plan);
    assert_eq!(gateway.admin("/readyz").status, 503);
    let reply = page(&gateway, "falcon.test", "/");
    assert_eq!((reply.status, reply.header("retry-after")), (503, "5"));
    releases::publish(&gateway.root.path().join("releases"));
    eventually("it is ready", || gateway.admin("/readyz").status == 200);
}
