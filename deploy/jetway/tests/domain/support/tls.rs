//! A TLS client that behaves like a browser.

use std::io::{Read, Result, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

pub type Stream = StreamOwned<ClientConnection, TcpStream>;

/// Connects and requires a certificate for this name issued by the root.
pub fn connect(address: SocketAddr, name: &str, root: &str) -> Result<Stream> {
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_slice(root.as_bytes()).expect("PEM"))
        .expect("a root");
    let config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(name.to_owned()).expect("a name");
    let connection = ClientConnection::new(Arc::new(config), name).expect("a connection");
    let socket = TcpStream::connect(address)?;
    socket.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut stream = StreamOwned::new(connection, socket);
    while stream.conn.is_handshaking() {
        stream.conn.complete_io(&mut stream.sock)?;
    }
    Ok(stream)
}

/// The server's leaf certificate.
pub fn leaf(stream: &Stream) -> Vec<u8> {
    let shown = stream.conn.peer_certificates().and_then(|chain| chain.first());
    shown.expect("a certificate").to_vec()
}

/// Reads until the server closes the connection.
pub fn read(stream: &mut Stream) -> String {
    let mut bytes = Vec::new();
    let mut buffer = [0_u8; 8192];
    while let Ok(read @ 1..) = stream.read(&mut buffer) {
        bytes.extend_from_slice(&buffer[..read]);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Requests a page with GET.
pub fn get(mut stream: Stream, host: &str, path: &str) -> String {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("asked");
    read(&mut stream)
}
