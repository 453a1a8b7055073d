//! A socket as the framework wants it.

use std::io::{self, IoSlice};
use std::os::fd::{AsRawFd, RawFd};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::SystemTime;

use async_trait::async_trait;
use pingora::protocols::l4::socket::SocketAddr;
use pingora::protocols::raw_connect::ProxyDigest;
use pingora::protocols::tls::SslDigest;
use pingora::protocols::{
    ALPN, GetProxyDigest, GetSocketDigest, GetTimingDigest, Peek, Shutdown, SocketDigest, Ssl, TimingDigest, UniqueID,
    UniqueIDType,
};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, BufWriter, ReadBuf};

use super::wire::Wire;
use crate::tls::Agreed;

/// A header and a small body leave in one write.
const WRITE_BUFFER: usize = 4096;

/// Bytes in and out, and who they belong to.
#[derive(Debug)]
pub struct Connection<S> {
    io: BufWriter<S>,
    digests: Digests,
}

/// What the framework may ask about the connection.
#[derive(Debug)]
struct Digests {
    fd: RawFd,
    opened: SystemTime,
    socket: Arc<SocketDigest>,
    wire: Arc<ProxyDigest>,
    tls: Option<Arc<SslDigest>>,
    h2: bool,
}

impl<S: AsyncWrite + AsRawFd> Connection<S> {
    /// Around an open socket.
    ///
    /// # Errors
    /// Never in practice; see [`Wire::digest`].
    pub fn new(socket: S, wire: &Arc<Wire>, opened: SystemTime) -> pingora::Result<Self> {
        let fd = socket.as_raw_fd();
        let digest = SocketDigest::from_raw_fd(fd);
        // Known since it was accepted: no call to the kernel for each request.
        let _ = digest.peer_addr.set(Some(SocketAddr::Inet(wire.peer())));
        Ok(Self {
            io: BufWriter::with_capacity(WRITE_BUFFER, socket),
            digests: Digests {
                fd,
                opened,
                socket: Arc::new(digest),
                wire: wire.digest()?,
                tls: wire.tls().map(tls_digest),
                h2: wire.tls().is_some_and(|tls| tls.h2),
            },
        })
    }
}

fn tls_digest(agreed: &Agreed) -> Arc<SslDigest> {
    Arc::new(SslDigest::new(agreed.cipher, agreed.version, None, None, Vec::new()))
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Connection<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}

#[async_trait]
impl<S: AsyncWrite + Unpin + Send> Shutdown for Connection<S> {
    async fn shutdown(&mut self) {
        if let Err(error) = self.io.shutdown().await {
            tracing::debug!(%error, "the client was gone before the connection was closed");
        }
    }
}

impl<S> UniqueID for Connection<S> {
    fn id(&self) -> UniqueIDType {
        self.digests.fd
    }
}

impl<S> Ssl for Connection<S> {
    fn get_ssl_digest(&self) -> Option<Arc<SslDigest>> {
        self.digests.tls.clone()
    }

    fn selected_alpn_proto(&self) -> Option<ALPN> {
        self.digests.h2.then_some(ALPN::H2)
    }
}

#[async_trait]
impl<S: Send> Peek for Connection<S> {}

impl<S> GetTimingDigest for Connection<S> {
    fn get_timing_digest(&self) -> Vec<Option<TimingDigest>> {
        vec![Some(TimingDigest {
            established_ts: self.digests.opened,
            ..TimingDigest::default()
        })]
    }
}

impl<S> GetProxyDigest for Connection<S> {
    fn get_proxy_digest(&self) -> Option<Arc<ProxyDigest>> {
        Some(Arc::clone(&self.digests.wire))
    }
}

impl<S> GetSocketDigest for Connection<S> {
    fn get_socket_digest(&self) -> Option<Arc<SocketDigest>> {
        Some(Arc::clone(&self.digests.socket))
    }
}
