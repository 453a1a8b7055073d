//! A minimal proxy for comparison. Arguments: the address to listen on, the address of the origin. One thread,
//! keep-alive connections to the origin.

use std::net::SocketAddr;

use async_trait::async_trait;
use pingora::Result;
use pingora::proxy::{ProxyHttp, Session, http_proxy_service};
use pingora::server::Server;
use pingora::server::configuration::ServerConf;
use pingora::upstreams::peer::HttpPeer;

struct Bare(SocketAddr);

#[async_trait]
impl ProxyHttp for Bare {
    type CTX = ();

    fn new_ctx(&self) {}

    async fn upstream_peer(&self, _session: &mut Session, _ctx: &mut ()) -> Result<Box<HttpPeer>> {
        Ok(Box::new(HttpPeer::new(self.0, false, String::new())))
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (Some(listen), Some(origin)) = (arguments.next(), arguments.next().and_then(|text| text.parse().ok())) else {
        eprintln!("usage: jetway-bench-bare LISTEN ORIGIN");
        std::process::exit(2);
    };
    let mut server = Server::new_with_opt_and_conf(None, ServerConf::default());
    server.bootstrap();
    let mut proxy = http_proxy_service(&server.configuration, Bare(origin));
    proxy.add_tcp(&listen);
    server.add_service(proxy);
    server.run_forever();
}
