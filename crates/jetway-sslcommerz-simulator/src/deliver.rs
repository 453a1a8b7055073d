//! Sends notifications.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Url};

use crate::Callback;

/// Posts a notification once. Names below `localhost` are this machine's, whatever its resolver says.
pub(crate) async fn send(notice: Callback) {
    let Ok(url) = Url::parse(&notice.url) else { return };
    let mut client = Client::builder().timeout(Duration::from_secs(10));
    let host = url.host_str().unwrap_or_default();
    if host.ends_with(".localhost") {
        let port = url.port_or_known_default().unwrap_or(80);
        client = client.resolve(host, SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    }
    let Ok(client) = client.build() else { return };
    let form = "application/x-www-form-urlencoded";
    let sent = client
        .post(url.clone())
        .header(CONTENT_TYPE, form)
        .body(notice.body)
        .send()
        .await;
    match sent {
        Ok(answer) => println!("notified {url}: {}", answer.status()),
        Err(_) => println!("could not notify {url}"),
    }
}
