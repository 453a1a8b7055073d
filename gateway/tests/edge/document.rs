//! The shell document.

use std::collections::HashSet;
use std::io::Read;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use jetway_tenancy::sample;
use sha2::{Digest, Sha256};

use crate::support::{Backend, Gateway, Plan, Reply, eventually, releases};

fn page(gateway: &Gateway, host: &str, path: &str) -> Reply {
    gateway.get_with(host, path, "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n")
}

fn boot(page: &str) -> serde_json::Value {
    let from = page.find("id=\"jetway-boot\">").expect("a payload") + 17;
    let text = page[from..].split("</script>").next().expect("an end");
    serde_json::from_str(text).expect("JSON")
}

// covers: P-002, P-008, P-009
#[test]
fn two_tenants_get_two_documents_before_any_script_runs() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let falcon = page(&gateway, "falcon.test", "/searchpad").text();
    let original = page(&gateway, "localhost", "/searchpad").text();
    assert!(falcon.contains("<title>Falcon Travel Trade</title>") && original.contains("<title>Jetway Trade</title>"));
    assert!(falcon.contains("--jw-accent:#0052cc;") && original.contains("--jw-accent:#f76641;"));
    assert!(falcon.contains("data-tenant=\"falcon\" data-theme=\"compass\""));
    assert!(falcon.contains("--jw-nav-mark:3px;") && !original.contains("--jw-nav-mark"));
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

/// One inline script and no shell files: the script fetches the shell on the first interaction.
#[test]
fn an_address_with_an_entrance_of_its_own_links_that_alone() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for path in ["/flights-settings", "/flights-settings/"] {
        let text = page(&gateway, "falcon.test", path).text();
        let entrance = "<script defer src=\"/releases/mfe-flights/1.2.3-bbbb/777.0000d88c.js\" integrity=\"sha256-";
        assert!(text.contains(entrance), "{path}");
        assert_eq!(text.matches(" src=\"/releases/").count(), 1, "{path}");
        assert!(!text.contains("as=\"script\""), "{path}");
    }
    let other = page(&gateway, "falcon.test", "/flights-orders").text();
    assert!(
        other.contains("<script defer src=\"/releases/mfe-shell/") && !other.contains("src=\"/releases/mfe-flights")
    );
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
    let texts = flights["manifest"]["texts"].as_object().expect("texts");
    assert_eq!(
        texts.keys().collect::<Vec<_>>(),
        ["en"],
        "the texts of other languages stay behind"
    );
    let hash = payload["releases"]["integrity"]["/releases/mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js"].as_str();
    assert!(hash.is_some_and(|hash| hash.starts_with("sha256-")));
    assert_eq!(payload["requestId"].as_str(), Some(document.header("x-request-id")));
    let text = document.text();
    for file in [
        "mfe-shell/1.0.0-aaaa/007.00000003.js",
        "mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js",
        "mfe-flights/1.2.3-bbbb/007.00000003.js",
    ] {
        let link = format!(
            "<link rel=\"preload\" as=\"script\" fetchpriority=\"low\" href=\"/releases/{file}\" integrity=\"sha256-"
        );
        assert!(text.contains(&link), "{link}");
    }
    assert!(text.contains("<script defer src=\"/releases/mfe-shell/1.0.0-aaaa/main.1a2b3c4d.js\" integrity=\"sha256-"));
    assert!(
        !page(&gateway, "falcon.test", "/nowhere")
            .text()
            .contains("href=\"/releases/mfe-flights"),
        "no module owns that path"
    );
}

#[test]
fn a_page_for_an_agencys_customers_shows_nothing_of_the_portals_brand_and_is_not_indexed() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let document = page(&gateway, "falcon.test", "/flights-shared");
    assert_eq!(document.header("x-robots-tag"), "noindex, nofollow");
    let text = document.text();
    assert!(text.contains("<title>Your flights</title>"), "{text}");
    // The payload tells the program whose portal it is; a reader sees what stands outside of it.
    let (before, rest) = text.split_once("<script type=\"application/json\"").expect("a payload");
    let (_, after) = rest.split_once("</script>").expect("its end");
    for shown in [before, after] {
        for brand in ["Falcon", "favicon", "/assets/tenant/mark", "theme-color"] {
            assert!(!shown.contains(brand), "{brand} in {shown}");
        }
    }
    let other = page(&gateway, "falcon.test", "/flights-search");
    assert_eq!(other.header("x-robots-tag"), "");
    assert!(other.text().contains("favicon"));
}

#[test]
fn no_header_of_another_brand_names_the_product() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for path in ["/", "/login", "/robots.txt", "/_edge/else"] {
        let reply = gateway.get("falcon.test", path);
        assert!(!reply.headers.is_empty(), "{path}");
        for (name, value) in &reply.headers {
            let line = format!("{name}: {value}").to_lowercase();
            assert!(!line.contains("jetway"), "{path}: {line}");
        }
    }
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
        let inline = |element: &str| {
            let from = text.find(&format!("<{element}>")).expect("one without a nonce") + element.len() + 2;
            let content = text[from..].split("</").next().expect("an end");
            format!("'sha256-{}'", STANDARD.encode(Sha256::digest(content)))
        };
        // Constant scripts are allowed by hash, others by nonce; the payload is not executable.
        assert!(policy.contains(&inline("script")) && policy.contains(&inline("style")));
        assert_eq!(
            (text.matches("<script>").count(), text.matches("<style").count()),
            (1, 1)
        );
        assert_eq!(
            text.matches("<script").count() - 2,
            text.matches(&format!("nonce=\"{nonce}\"></script>")).count()
        );
        assert_eq!(document.header("cache-control"), "private, no-cache");
        assert!(seen.insert(nonce), "a nonce came twice");
    }
}

fn decoded(reply: &Reply) -> String {
    let (bytes, mut text) = (&reply.body[..], String::new());
    let read = match reply.header("content-encoding") {
        "br" => brotli::Decompressor::new(bytes, 4096).read_to_string(&mut text),
        "zstd" => zstd::Decoder::new(bytes).and_then(|decoder| decoder.single_frame().read_to_string(&mut text)),
        "gzip" => GzDecoder::new(bytes).read_to_string(&mut text),
        _ => {
            let mut plain = bytes;
            plain.read_to_string(&mut text)
        }
    };
    read.unwrap_or_else(|error| panic!("{}: {error}", reply.header("content-encoding")));
    text
}

#[test]
fn a_page_another_site_provokes_is_not_compressed_and_a_visit_from_there_is() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let coding = |more: &str| {
        let headers = format!("Accept: text/html\r\nAccept-Encoding: gzip, br\r\n{more}");
        let reply = gateway.get_with("falcon.test", "/searchpad", &headers);
        assert_eq!(reply.status, 200);
        reply.header("content-encoding").to_owned()
    };
    let from = |site: &str, dest: &str| coding(&format!("Sec-Fetch-Site: {site}\r\nSec-Fetch-Dest: {dest}\r\n"));
    assert_eq!(from("cross-site", "image"), "");
    assert_eq!(from("cross-site", "iframe"), "");
    assert_eq!(from("cross-site", "document"), "br");
    assert_eq!(from("same-origin", "empty"), "br");
    assert_eq!(coding("Referer: https://evil.test/falcon.test\r\n"), "");
    assert_eq!(coding("Referer: https://FALCON.test/login\r\n"), "br");
    assert_eq!(coding(""), "br");
}

fn coded(gateway: &Gateway, host: &str, path: &str, codings: &str) -> Reply {
    let headers = format!("Accept: text/html\r\nAccept-Encoding: {codings}\r\n");
    gateway.get_with(host, path, &headers)
}

#[test]
fn every_coding_of_every_tenants_document_reads_the_same_and_is_within_15_kb() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let folder = gateway.root.path().join("tenants");
    sample::write(&folder, 0..40).expect("tenants");
    eventually("all of them are served", || {
        (0..40).all(|n| page(&gateway, &sample::host(n), "/").status == 200)
    });
    for n in 0..40 {
        let (host, path) = (sample::host(n), ["/searchpad", "/nowhere", "/account"][n % 3]);
        // Two documents of one tenant and path differ only in nonce and request id.
        let same = |reply: &Reply| {
            let text = decoded(reply);
            let nonce = boot(&text)["nonce"].as_str().expect("a nonce").to_owned();
            assert!(reply.header("content-security-policy").contains(&nonce));
            text.replace(&nonce, "NONCE")
                .replace(reply.header("x-request-id"), "ID")
        };
        let plain = same(&coded(&gateway, &host, path, "identity"));
        assert!(plain.contains(&format!("<title>{}</title>", sample::title(n))));
        for coding in ["br", "zstd", "gzip"] {
            let reply = coded(&gateway, &host, path, coding);
            assert_eq!(reply.header("content-encoding"), coding);
            assert!(reply.body.len() <= 15 * 1024, "{coding}: {} bytes", reply.body.len());
            assert_eq!(same(&reply), plain, "{coding} {n}");
        }
    }
}

#[test]
fn the_clients_weights_choose_the_coding_and_head_says_the_same() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for (codings, expected) in [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, zstd;q=0.8, gzip;q=0.1", "zstd"),
        ("br;q=0, gzip", "gzip"),
        ("*;q=0.1, identity;q=0", "br"),
        ("identity, br;q=0.5", ""),
        ("deflate", ""),
    ] {
        let reply = coded(&gateway, "falcon.test", "/", codings);
        assert_eq!(
            (reply.status, reply.header("content-encoding")),
            (200, expected),
            "{codings}"
        );
        assert_eq!(reply.header("vary"), "accept-encoding");
    }
    let head = gateway.send(
        "HEAD / HTTP/1.1\r\nHost: falcon.test\r\nAccept: text/html\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n",
    );
    let whole = coded(&gateway, "falcon.test", "/", "br");
    assert_eq!((head.status, head.header("content-encoding")), (200, "br"));
    assert_eq!(head.header("content-length"), whole.body.len().to_string());
    assert!(head.body.is_empty());
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
    eventually("the admin listener reports it", || {
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

#[test]
fn a_visitor_who_chose_another_of_the_tenants_languages_gets_the_document_in_it() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let in_language = |cookie: &str| {
        let headers = format!("Accept: text/html\r\nCookie: a=b; jw-language={cookie}\r\n");
        gateway.get_with("qamar.test", "/", &headers).text()
    };
    let arabic = page(&gateway, "qamar.test", "/").text();
    assert!(
        arabic.contains("<html lang=\"ar-OM\" dir=\"rtl\" data-tenant=\"qamar\""),
        "{arabic}"
    );
    let english = in_language("en");
    assert!(
        english.contains("<html lang=\"en-OM\" dir=\"ltr\" data-tenant=\"qamar\""),
        "{english}"
    );
    assert!(english.contains("<title>Qamar Travel</title>") && english.contains("aria-label=\"Qamar Travel\""));
    assert_eq!(boot(&english)["tenant"]["labels"]["nationalId"], "Civil card");
    for stranger in ["fr", "ar", "en\"><b>", ""] {
        assert!(in_language(stranger).contains("lang=\"ar-OM\""), "{stranger}");
    }
    // A tenant with one language has no language choice.
    let falcon = gateway.get_with("falcon.test", "/", "Accept: text/html\r\nCookie: jw-language=ar\r\n");
    assert!(falcon.text().contains("<html lang=\"en-AE\" dir=\"ltr\""));
}

// covers: P-366
#[test]
fn a_page_may_speak_to_where_its_tenant_is_measured_and_to_no_other_host() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let policy = || {
        page(&gateway, "falcon.test", "/")
            .header("content-security-policy")
            .to_owned()
    };
    assert!(policy().contains("connect-src 'self';"), "{}", policy());
    let file = gateway.tenant_file("falcon");
    let good = std::fs::read_to_string(&file).expect("a tenant");
    let measured =
        format!("{good}\n[analytics]\ntracking_id = \"G-1\"\nendpoint = \"https://measure.example/collect?x=1\"\n");
    std::fs::write(&file, measured).expect("a tenant");
    eventually("the policy names the origin", || {
        policy().contains("connect-src 'self' https://measure.example;")
    });
    let other = page(&gateway, "localhost", "/");
    assert!(!other.header("content-security-policy").contains("measure.example"));
}
