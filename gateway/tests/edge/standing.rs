//! Status of a portal: what browsers and programs get when it is suspended or under maintenance.

use std::fs;

use crate::support::{Backend, Gateway, Plan, Reply, eventually};

const HTML: &str = "Accept: text/html\r\n";
const CALL: &str = "/api/customer/v1/User/GetLogo";

/// Writes a tenant and waits until its host is served.
fn add(gateway: &Gateway, slug: &str, text: &str, host: &str) {
    let file = gateway.tenant_file(slug);
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, text).expect("a tenant");
    eventually("the tenant is live", || gateway.get_with(host, "/", HTML).status != 421);
}

fn location(gateway: &Gateway, method: &str, host: &str, target: &str) -> (u16, String) {
    let reply = gateway.send(&format!(
        "{method} {target} HTTP/1.1\r\nHost: {host}\r\n{HTML}Content-Length: 0\r\nConnection: close\r\n\r\n"
    ));
    (reply.status, reply.header("location").to_owned())
}

fn is_page(reply: &Reply) -> bool {
    let policy = reply.header("content-security-policy");
    let nonce = policy.split("'nonce-").nth(1).and_then(|rest| rest.split('\'').next());
    let text = reply.text();
    reply.header("content-type") == "text/html; charset=utf-8"
        && reply.header("cache-control") == "no-store"
        && nonce.is_some_and(|nonce| text.contains(&format!("<style nonce=\"{nonce}\">")))
        && !policy.contains("unsafe")
        && !text.contains("<script")
        && !text.contains(" style=")
}

#[test]
fn aliases_and_twins_lead_to_the_primary_host_with_path_and_query() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let text = "title = \"Apex\"\nhosts = [\"apex.test\", \"*.apex.test\"]\naliases = [\"old.test\", \"*.old.test\"]\nwww = \"redirect-to-apex\"\n";
    add(&gateway, "apex", text, "apex.test");
    let target = "/searchpad/a%20b?from=DAC&to=D%2FX&x=";
    for host in ["www.apex.test", "WWW.Apex.Test.", "old.test", "a.b.old.test"] {
        for method in ["GET", "HEAD", "POST"] {
            let expected = (308, format!("http://apex.test{target}"));
            assert_eq!(location(&gateway, method, host, target), expected, "{method} {host}");
        }
    }
    assert_eq!(
        location(&gateway, "GET", "old.test:8080", "/").1,
        "http://apex.test:8080/"
    );
    assert_eq!(
        location(&gateway, "POST", "old.test", CALL).1,
        format!("http://apex.test{CALL}")
    );
    for host in ["apex.test", "any.apex.test"] {
        assert_eq!(gateway.get_with(host, "/", HTML).status, 200, "{host}");
    }

    let text =
        "title = \"Twin\"\nhosts = [\"twin.test\"]\naliases = [\"other-twin.test\"]\nwww = \"redirect-to-www\"\n";
    add(&gateway, "twin", text, "twin.test");
    for host in ["twin.test", "other-twin.test"] {
        assert_eq!(
            location(&gateway, "GET", host, "/").1,
            "http://www.twin.test/",
            "{host}"
        );
    }
    let text = "title = \"Both\"\nhosts = [\"www.both.test\"]\nwww = \"serve-both\"\n";
    add(&gateway, "both", text, "both.test");
    for host in ["www.twin.test", "both.test", "www.both.test"] {
        assert_eq!(gateway.get_with(host, "/", HTML).status, 200, "{host}");
    }
    assert_eq!(
        gateway.get_with("www.falcon.test", "/", HTML).status,
        421,
        "the tenant has not enabled www"
    );
}

#[test]
fn a_suspended_portal_says_so_in_its_own_colours_without_calling_a_node() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let file = gateway.tenant_file("falcon");
    let good = fs::read_to_string(&file).expect("a tenant");
    fs::write(&file, format!("status = \"suspended\"\n{good}")).expect("written");
    eventually("it is closed", || {
        gateway.get_with("falcon.test", "/", HTML).status == 403
    });

    let page = gateway.get_with("falcon.test", "/searchpad", HTML);
    assert!(is_page(&page), "{}", page.text());
    assert_eq!((page.status, page.header("retry-after")), (403, ""));
    for part in [
        "This portal is closed",
        "Falcon Travel Trade",
        "#0052cc",
        "logo-light.svg",
        "tel:+971",
    ] {
        assert!(page.text().contains(part), "{part}");
    }
    assert!(!page.text().contains("Try again"));
    let call = gateway.get("falcon.test", CALL);
    assert_eq!(
        (call.status, call.json()["code"].as_str()),
        (403, Some("tenant.suspended"))
    );
    assert_eq!(call.json()["retryable"], false);
    assert!(backend.seen().is_empty());

    // Files of the page are served, and other portals are open.
    for file in ["/assets/tenant/logo-light.svg", "/favicon.ico"] {
        assert_eq!(gateway.get("falcon.test", file).status, 200, "{file}");
    }
    assert_eq!(gateway.get_with("localhost", "/", HTML).status, 200);
    fs::write(&file, &good).expect("written");
    eventually("it is open again", || {
        gateway.get_with("falcon.test", "/", HTML).status == 200
    });
}

#[test]
fn maintenance_tells_people_why_and_until_when_and_programs_when_to_retry() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let file = gateway.tenant_file("falcon");
    let good = fs::read_to_string(&file).expect("a tenant");
    let with = |notice: &str| {
        fs::write(
            &file,
            format!("status = \"maintenance\"\n{good}\n[maintenance]\n{notice}"),
        )
        .expect("written")
    };

    with("message = \"Moving to <b>larger</b> offices & back.\"\nuntil = 2126-10-01T04:00:00+04:00\n");
    eventually("it is closed", || {
        gateway.get_with("falcon.test", "/", HTML).status == 503
    });
    let page = gateway.get_with("falcon.test", "/", HTML);
    assert!(is_page(&page), "{}", page.text());
    assert!(
        page.text()
            .contains("Moving to &lt;b&gt;larger&lt;/b&gt; offices &amp; back.")
    );
    assert!(
        page.text()
            .contains("<time datetime=\"2126-10-01T00:00:00Z\">Tuesday 1 October 2126, 04:00, Dubai time</time>")
    );
    assert_eq!(page.header("retry-after"), "86400");
    let call = gateway.get("falcon.test", CALL);
    assert_eq!(
        (call.status, call.json()["code"].as_str()),
        (503, Some("tenant.maintenance"))
    );
    assert_eq!(
        (call.header("retry-after"), call.json()["retryable"].as_bool()),
        ("86400", Some(true))
    );

    with("until = 2020-10-01T04:00:00+04:00\n");
    eventually("an end that passed is not now", || {
        gateway.get("falcon.test", CALL).header("retry-after") == "60"
    });
    with("");
    eventually("without an end it is some minutes", || {
        gateway.get("falcon.test", CALL).header("retry-after") == "600"
    });
}

#[test]
fn people_get_a_page_when_the_backend_is_away_and_programs_a_problem() {
    let gateway = Gateway::start(&Plan::before_nobody());
    let navigation = format!("{HTML}Sec-Fetch-Mode: navigate\r\n");
    let page = gateway.get_with("falcon.test", "/api/print/v1/ticket", &navigation);
    assert!(is_page(&page), "{}", page.text());
    assert_eq!((page.status, page.header("retry-after")), (503, "2"));
    for part in [
        "We will be right back",
        "Falcon Travel Trade",
        "Try again",
        page.header("x-request-id"),
    ] {
        assert!(page.text().contains(part), "{part}");
    }
    let fetch = gateway.get_with(
        "falcon.test",
        "/api/print/v1/ticket",
        &format!("{HTML}Sec-Fetch-Mode: cors\r\n"),
    );
    assert_eq!(
        (fetch.status, fetch.json()["code"].as_str()),
        (503, Some("edge.upstream_down"))
    );
    let head = gateway.send(&format!(
        "HEAD /api/print/v1/ticket HTTP/1.1\r\nHost: falcon.test\r\n{navigation}Connection: close\r\n\r\n"
    ));
    assert_eq!((head.status, head.body.len()), (503, 0));
}

#[test]
fn before_a_shell_is_published_portals_say_so_and_unknown_hosts_stay_unknown() {
    let mut plan = Plan::before(&Backend::start());
    plan.with_releases = false;
    let gateway = Gateway::start(&plan);
    let page = gateway.get_with("falcon.test", "/", HTML);
    assert!(
        is_page(&page) && page.text().contains("Almost there"),
        "{}",
        page.text()
    );
    assert_eq!((page.status, page.header("retry-after")), (503, "5"));

    let page = gateway.get_with("nobody.example", "/", HTML);
    assert!(
        is_page(&page) && page.text().contains("There is no portal at this address"),
        "{}",
        page.text()
    );
    assert_eq!(page.status, 421);
    assert!(
        !page.text().contains("<img") && !page.text().contains("rel=\"icon\""),
        "no brand"
    );
}
