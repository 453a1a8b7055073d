//! No headers make the cache serve one tenant's bytes to another.

use std::io::Write;
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use jetway_tenancy::sample;

use crate::origin::{Origin, Says};
use crate::scene::{BELOW, KEPT, plan, statistic, with_routes};
use crate::support::{Gateway, Reply, http};

const TENANTS: usize = 1_000;
/// Requests per client on one connection; there are `THREADS` clients.
const REQUESTS: usize = 6_000;
const THREADS: usize = 4;

const CALLS: [&str; 5] = [
    KEPT,
    "/api/utility/v1/Banner/GetSearchPadBanner",
    "/api/utility/v1/Country/GetAllCountries",
    "/api/utility/v1/Airline/GetAirlineOptions?page=2",
    "/api/utility/v1/Banner/GetHomePageBanner?tenant=agency-00001&x=y",
];

/// Echoes the tenant and all headers it received.
fn echo() -> Origin {
    Origin::by(|seen, _| {
        let told: Vec<String> = seen
            .headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        let text = format!(
            "<{}>{}|{}|{}",
            seen.value("x-jetway-tenant"),
            seen.method,
            seen.target,
            told.join("|")
        );
        Says::new(
            &text,
            &[
                "content-type: application/json",
                "cache-control: max-age=600",
                "surrogate-key: a",
            ],
        )
    })
}

/// A small random number generator; a failing test prints the seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % most
    }
}

fn connect(gateway: &Gateway) -> TcpStream {
    let stream = TcpStream::connect(gateway.address).expect("the gateway listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    stream
}

fn spelling(dice: &mut Dice, host: &str) -> String {
    match dice.below(5) {
        0 => host.to_uppercase(),
        1 => format!("{host}."),
        2 => format!("{host}:8443"),
        _ => host.to_owned(),
    }
}

#[test]
fn mixed_requests_over_a_thousand_tenants_bring_no_foreign_byte() {
    let origin = echo();
    let settings = [
        ("JETWAY_GATEWAY_CACHE__REFRESH_FLOOR_SECONDS", "3600"),
        ("JETWAY_GATEWAY_CACHE__WAIT_MS", "30000"),
    ];
    let mut plan = plan(&origin, &settings);
    plan.agencies = TENANTS;
    let gateway = Gateway::start(&plan);
    thread::scope(|scope| {
        for seed in 1..=THREADS {
            let gateway = &gateway;
            scope.spawn(move || browse(gateway, 0x9E37_79B9_7F4A_7C15_u64.rotate_left(7 * seed as u32)));
        }
    });
    let asked = origin.asked();
    assert!(
        asked <= TENANTS * 4,
        "four answers of each tenant, each fetched once: {asked}"
    );
    assert!(statistic(&gateway, "requests") >= (REQUESTS * THREADS) as u64 * 9 / 10);
}

fn browse(gateway: &Gateway, seed: u64) {
    let mut dice = Dice(seed);
    let mut stream = connect(gateway);
    for at in 0..REQUESTS {
        let (mine, theirs) = (dice.below(TENANTS), dice.below(TENANTS));
        let host = spelling(&mut dice, &sample::host(mine));
        let other = sample::host(theirs);
        let lie = match dice.below(8) {
            0 => format!("X-Forwarded-Host: {other}\r\n"),
            1 => format!("X-Jetway-Tenant: {}\r\n", sample::slug(theirs)),
            2 => format!("Forwarded: host={other}\r\n"),
            3 => "Cookie: session=secret\r\nAccept-Encoding: br\r\n".to_owned(),
            4 => "Range: bytes=0-40\r\n".to_owned(),
            5 => "Cache-Control: no-cache\r\n".to_owned(),
            _ => String::new(),
        };
        let target = CALLS[dice.below(CALLS.len())];
        let request = format!("GET {target} HTTP/1.1\r\nHost: {host}\r\n{lie}\r\n");
        stream.write_all(request.as_bytes()).expect("written");
        let reply = http::read(&mut stream);
        let text = text_of(&reply);
        let owner = format!("<{}>", sample::slug(mine));
        assert!(
            matches!(reply.status, 200 | 206),
            "{seed} {at}: {request}{}",
            reply.status
        );
        assert!(text.starts_with(&owner), "{seed} {at}: {request}{text}");
        assert_eq!(
            text.matches("agency-").count(),
            text.matches(&format!("agency-{mine:05}")).count(),
            "{text}"
        );
    }
}

fn text_of(reply: &Reply) -> String {
    let decoded = match reply.header("content-encoding") {
        "br" => {
            let mut text = Vec::new();
            std::io::copy(&mut brotli::Decompressor::new(reply.body.as_slice(), 4096), &mut text).expect("whole");
            text
        }
        _ => reply.body.clone(),
    };
    String::from_utf8(decoded).expect("text")
}

/// Headers with which a client may try to poison a shared response.
const UNKEYED: &[&str] = &[
    "Accept",
    "Accept-Charset",
    "Accept-Datetime",
    "Authorization",
    "Base-Url",
    "CF-Connecting-IP",
    "CF-IPCountry",
    "CF-Visitor",
    "CloudFront-Viewer-Country",
    "Client-IP",
    "Content-Type",
    "Cookie",
    "DNT",
    "DPR",
    "Device-Memory",
    "Downlink",
    "ECT",
    "Early-Data",
    "Fastly-Client-IP",
    "Fastly-SSL",
    "Forwarded",
    "Forwarded-For",
    "From",
    "Front-End-Https",
    "Http-Host",
    "Incap-Client-IP",
    "Akamai-Origin-Hop",
    "Max-Forwards",
    "Origin",
    "Pragma",
    "Prefer",
    "Priority",
    "Proxy",
    "Proxy-Authorization",
    "Proxy-Host",
    "Purpose",
    "RTT",
    "Redirect",
    "Referer",
    "Request-Uri",
    "SOAPAction",
    "Save-Data",
    "Sec-CH-UA",
    "Sec-CH-UA-Mobile",
    "Sec-CH-UA-Platform",
    "Sec-Fetch-Dest",
    "Sec-Fetch-Mode",
    "Sec-Fetch-Site",
    "Sec-GPC",
    "Surrogate-Capability",
    "TE",
    "Traceparent",
    "Tracestate",
    "Translate",
    "True-Client-IP",
    "Trailer",
    "Uri",
    "Url",
    "User-Agent",
    "Via",
    "Viewport-Width",
    "WAF-Bypass",
    "WL-Proxy-Client-IP",
    "Wap-Connection",
    "Warning",
    "Width",
    "X-AppEngine-Country",
    "X-ATT-DeviceId",
    "X-Amz-Cf-Id",
    "X-Amzn-Trace-Id",
    "X-Api-Key",
    "X-Api-Version",
    "X-Arr-Log-Id",
    "X-Arr-Ssl",
    "X-Auth-Token",
    "X-Azure-ClientIP",
    "X-B3-TraceId",
    "X-BlueCoat-Via",
    "X-Cache",
    "X-Cache-Key",
    "X-Client-IP",
    "X-Client-Geo",
    "X-Cluster-Client-IP",
    "X-Coming-From",
    "X-Content-Type-Options",
    "X-Correlation-Id",
    "X-Country-Code",
    "X-Csrf-Token",
    "X-Custom-IP",
    "X-Debug",
    "X-Device",
    "X-Device-Id",
    "X-Device-Type",
    "X-Do-Not-Track",
    "X-Dynatrace",
    "X-Edge-IP",
    "X-Email-Id",
    "X-FB-User-Remote-Addr",
    "X-Feature",
    "X-Forward-For",
    "X-Forward-Proto",
    "X-Forwarded",
    "X-Forwarded-By",
    "X-Forwarded-For",
    "X-Forwarded-For-Original",
    "X-Forwarded-Host",
    "X-Forwarded-Path",
    "X-Forwarded-Port",
    "X-Forwarded-Prefix",
    "X-Forwarded-Proto",
    "X-Forwarded-Protocol",
    "X-Forwarded-Scheme",
    "X-Forwarded-Server",
    "X-Forwarded-Ssl",
    "X-Forwarded-Uri",
    "X-Forwarded-Url",
    "X-From-IP",
    "X-Gateway-Host",
    "X-Geoip-Country",
    "X-HTTP-DestinationURL",
    "X-HTTP-Host-Override",
    "X-HTTP-Method",
    "X-HTTP-Method-Override",
    "X-HTTP-Path-Override",
    "X-Haproxy-Server-State",
    "X-Host",
    "X-Host-Name",
    "X-Host-Override",
    "X-Https",
    "X-Jetway-Currency",
    "X-Jetway-Edge-Signature",
    "X-Jetway-Edge-Time",
    "X-Jetway-Geo",
    "X-Jetway-Release",
    "X-Jetway-Tenant",
    "X_Jetway_Tenant",
    "X-Locale",
    "X-Location",
    "X-Loop-Count",
    "X-Method-Override",
    "X-Nokia-Gateway-Id",
    "X-Npm-Session",
    "X-Old-Url",
    "X-Original-Cookie",
    "X-Original-Forwarded-For",
    "X-Original-Host",
    "X-Original-Method",
    "X-Original-Uri",
    "X-Original-URL",
    "X-Originally-Forwarded-For",
    "X-Originating-IP",
    "X-Os-Prefs",
    "X-Pjax",
    "X-Portal-Release",
    "X-Pwnage",
    "X-Proxy-Url",
    "X-ProxyUser-Ip",
    "X-Query-String",
    "X-Real-Ip",
    "X-Redirect",
    "X-Referrer",
    "X-Region",
    "X-Remote-Addr",
    "X-Remote-IP",
    "X-Request-ID",
    "X-Requested-With",
    "X-Response-Format",
    "X-Rewrite-URL",
    "X-Role",
    "X-Scheme",
    "X-Server-Name",
    "X-Source",
    "X-Ssl",
    "X-Staging",
    "X-Tenant",
    "X-Tenant-Id",
    "X-Theme",
    "X-Timezone",
    "X-True-IP",
    "X-UIDH",
    "X-URL-Scheme",
    "X-UserAgent",
    "X-Uri",
    "X-Url",
    "X-User",
    "X-User-Agent",
    "X-User-Id",
    "X-Varnish",
    "X-Version",
    "X-Via",
    "X-Visitor",
    "X-WAP-Profile",
    "X-Wso2-Host",
    "X-Zone",
    "Xroxy-Connection",
    "Z-Forwarded-For",
    "bdf-channel-id",
    "Content-Language",
    "X-Lang",
    "X-Backend-Host",
    "X-Backend-Server",
    "Accept-Encoding",
];

#[test]
fn no_header_of_one_client_is_in_anyones_answer() {
    assert!(UNKEYED.len() >= 200, "{}", UNKEYED.len());
    let origin = echo();
    let gateway = with_routes(&origin, "");
    let evil = "agency-evil-7f3a";
    for (n, name) in UNKEYED.iter().enumerate() {
        let target = format!("{BELOW}/{n}");
        let first = gateway.get_with("falcon.test", &target, &format!("{name}: {evil}\r\n"));
        let (own, other, foreign) = (
            gateway.get("falcon.localhost", &target),
            gateway.get_with("falcon.test", &target, &format!("{name}: another\r\nCookie: a=b\r\n")),
            gateway.get("localhost", &target),
        );
        assert_eq!((first.status, first.header("x-cache")), (200, "MISS"), "{name}");
        assert_eq!(
            (own.header("x-cache"), other.header("x-cache")),
            ("HIT", "HIT"),
            "{name} makes no other answer"
        );
        for reply in [&first, &own, &other] {
            assert!(reply.text().starts_with("<falcon>GET|"), "{name}: {}", reply.text());
            assert_eq!(text_of(reply), text_of(&own), "{name}");
        }
        assert!(foreign.text().starts_with("<_default>GET|"), "{name}");
        for reply in [first, own, other, foreign] {
            let is_told = reply.text().contains(evil) || reply.headers.iter().any(|(_, value)| value.contains(evil));
            assert!(!is_told, "{name}: {}", reply.text());
        }
    }
}

#[test]
fn what_an_answer_may_depend_on_makes_answers_of_their_own() {
    let origin = Origin::by(|seen, _| {
        Says::new(
            &format!("{}/{}", seen.value("accept-language"), seen.value("x-view")),
            &[],
        )
    });
    let gateway = with_routes(&origin, "");
    let ask = |headers: &str| {
        let reply = gateway.get_with("falcon.test", &format!("{BELOW}/x"), headers);
        (reply.header("x-cache").to_owned(), reply.text())
    };
    let pair = |outcome: &str, text: &str| (outcome.to_owned(), text.to_owned());
    assert_eq!(ask(""), pair("MISS", "/"));
    assert_eq!(ask("X-View: list\r\n"), pair("MISS", "/list"));
    assert_eq!(
        ask("X-View:  list \r\nX-Forwarded-For: 1.2.3.4\r\n"),
        pair("HIT", "/list")
    );
    assert_eq!(ask("X-View: grid\r\n"), pair("MISS", "/grid"));
    // The tenant has one language, so every Accept-Language selects it.
    assert_eq!(ask("Accept-Language: de, fr;q=0.5\r\n"), pair("MISS", "en/"));
    for n in 0..20 {
        assert_eq!(
            ask(&format!("Accept-Language: x{n}, en;q=0.{n}\r\n")),
            pair("HIT", "en/")
        );
    }
    assert_eq!(origin.asked(), 4);
}

#[test]
fn a_visitor_gets_the_answer_in_the_language_they_chose_and_nothing_else_of_their_cookies_is_sent() {
    let origin = Origin::by(|seen, _| Says::new(seen.value("cookie"), &[]));
    let gateway = with_routes(&origin, "");
    let ask = |host: &str, headers: &str| {
        let reply = gateway.get_with(host, "/api/utility/v1/Airline/GetAirlineOptions", headers);
        (reply.header("x-cache").to_owned(), reply.text())
    };
    let pair = |outcome: &str, text: &str| (outcome.to_owned(), text.to_owned());
    assert_eq!(ask("qamar.test", ""), pair("MISS", ""));
    let english = "Cookie: session=secret; jw-language=en\r\n";
    assert_eq!(ask("qamar.test", english), pair("MISS", "jw-language=en"));
    assert_eq!(ask("qamar.test", english), pair("HIT", "jw-language=en"));
    // Its first language, and one that it does not have, are the answer without a choice.
    for other in ["ar", "fr"] {
        let cookie = format!("Cookie: jw-language={other}\r\n");
        assert_eq!(ask("qamar.test", &cookie), pair("HIT", ""), "{other}");
    }
    assert_eq!(ask("falcon.test", english), pair("MISS", ""));
}

#[test]
fn a_public_answer_is_fetched_without_anything_of_the_client() {
    let origin = echo();
    let mut plan = plan(&origin, &[]);
    plan.agencies = 2;
    let gateway = Gateway::start(&plan);
    let headers = "Authorization: Bearer nonsense\r\nCookie: a=b\r\nUser-Agent: x\r\nIf-None-Match: \"z\"\r\nRange: bytes=0-1\r\n";
    assert!(matches!(
        gateway.get_with("desk.agency-00000.test", KEPT, headers).status,
        200 | 206
    ));
    let seen = origin.last();
    let told: Vec<&str> = seen.headers.iter().map(|(name, _)| name.as_str()).collect();
    let ours = [
        "bdf-channel-id",
        "host",
        "traceparent",
        "x-device-type",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-jetway-currency",
        "x-jetway-edge-signature",
        "x-jetway-edge-time",
        "x-jetway-tenant",
        "x-real-ip",
        "x-request-id",
    ];
    for name in &told {
        assert!(ours.contains(name), "{name} in {told:?}");
    }
    assert_eq!(
        (seen.value("host"), seen.value("x-real-ip")),
        ("agency-00000.test", "unknown")
    );
}
