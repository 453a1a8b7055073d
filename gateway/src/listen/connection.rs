//! A socket in the form the framework expects.

use std::io::{self, IoSlice};
use std::os::fd::{AsRawFd, RawFd};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll, ready};
use std::time::SystemTime;

use async_trait::async_trait;
use bytes::BytesMut;
use pingora::protocols::l4::socket::SocketAddr;
use pingora::protocols::raw_connect::ProxyDigest;
use pingora::protocols::tls::SslDigest;
use pingora::protocols::{
    ALPN, GetProxyDigest, GetSocketDigest, GetTimingDigest, Peek, Shutdown, SocketDigest, Ssl, TimingDigest, UniqueID,
    UniqueIDType,
};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, BufWriter, ReadBuf};

use super::early_refusal;
use super::frames::{Flood, Frames};
use super::messages::Messages;
use super::metrics::ConnectionMetrics;
use super::pace::{self, End};
use super::wire::Wire;
use crate::tls::Agreed;

/// A header and a small body fit into one write.
const WRITE_BUFFER: usize = 4096;

/// Bytes read to notice that the client has disconnected while its request is answered.
const WATCH_BUFFER: usize = 1024;

/// The byte stream with its connection state.
#[derive(Debug)]
pub struct Connection<S> {
    io: BufWriter<S>,
    wire: Arc<Wire>,
    input: Input,
    metrics: ConnectionMetrics,
    digests: Digests,
}

/// What is known of the bytes received.
#[derive(Debug)]
enum Input {
    H1(Requests),
    H2(Frames),
}

/// HTTP/1: hands over one request at a time.
#[derive(Debug, Default)]
struct Requests {
    messages: Messages,
    /// Number of answered requests when the current one began.
    answered: u64,
    /// Bytes of the next request that arrived while the current one is answered.
    early: BytesMut,
}

/// Connection properties the framework may query.
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
    /// Wraps an open socket.
    ///
    /// # Errors
    /// Never in practice; see [`Wire::digest`].
    pub fn new(
        socket: S,
        wire: &Arc<Wire>,
        frames: Option<Frames>,
        metrics: ConnectionMetrics,
        opened: SystemTime,
    ) -> pingora::Result<Self> {
        let fd = socket.as_raw_fd();
        let digest = SocketDigest::from_raw_fd(fd);
        // Set once, to avoid a system call per request.
        let _ = digest.peer_addr.set(Some(SocketAddr::Inet(wire.peer())));
        Ok(Self {
            io: BufWriter::with_capacity(WRITE_BUFFER, socket),
            wire: Arc::clone(wire),
            input: frames.map_or_else(|| Input::H1(Requests::default()), Input::H2),
            metrics,
            digests: Digests {
                fd,
                opened,
                socket: Arc::new(digest),
                wire: wire.digest()?,
                tls: wire.tls().map(tls_digest),
                h2: wire.is_h2(),
            },
        })
    }
}

impl<S> Connection<S> {
    const fn is_h1(&self) -> bool {
        matches!(self.input, Input::H1(_))
    }
}

fn tls_digest(agreed: &Agreed) -> Arc<SslDigest> {
    Arc::new(SslDigest::new(agreed.cipher, agreed.version, None, None, Vec::new()))
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Reads frames of h2; a flood ends the connection.
    fn read_frames(&mut self, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(self.receive(cx, buffer))?;
        let bytes = &buffer.filled()[before..];
        let (Input::H2(frames), false) = (&mut self.input, bytes.is_empty()) else {
            return Poll::Ready(Ok(()));
        };
        match frames.read(bytes, pace::now(), self.wire.sent.load(Relaxed)) {
            Ok(seen) => {
                self.wire.received.fetch_add(seen.body, Relaxed);
                match (frames.is_in_head(), self.wire.pace.is_in_head()) {
                    (true, false) => self.wire.pace.in_head(),
                    (false, true) => self.wire.pace.busy(),
                    _ => {}
                }
                Poll::Ready(Ok(()))
            }
            Err(Flood) => {
                if self.wire.pace.end(End::Flood) {
                    self.metrics.ended(End::Flood.label());
                }
                Poll::Ready(Err(gone()))
            }
        }
    }

    /// Reads bytes of the current HTTP/1 request, and nothing after its end until it is answered.
    fn read_request(&mut self, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.wire.malformed.load(Relaxed) {
            return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
        }
        let Input::H1(requests) = &mut self.input else {
            return Poll::Ready(Ok(()));
        };
        requests.follow(self.wire.answered.load(Relaxed));
        if requests.messages.is_over() {
            return self.watch(cx);
        }
        let before = buffer.filled().len();
        if requests.early.is_empty() {
            ready!(self.receive(cx, buffer))?;
            let new = buffer.filled().len() - before;
            self.wire.received.fetch_add(new as u64, Relaxed);
        } else {
            let ready = requests.early.len().min(buffer.remaining());
            buffer.put_slice(&requests.early.split_to(ready));
        }
        if buffer.filled().len() > before {
            self.wire.pace.arrived();
        }
        let Input::H1(requests) = &mut self.input else {
            return Poll::Ready(Ok(()));
        };
        let bytes = &buffer.filled()[before..];
        let (taken, framing) = requests.messages.read(bytes);
        if framing.is_err() {
            self.wire.malformed.store(true, Relaxed);
            if taken == 0 {
                return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
            }
        } else {
            requests.put_back(&bytes[taken..]);
        }
        buffer.set_filled(before + taken);
        Poll::Ready(Ok(()))
    }

    /// While a request is answered: notices that the client disconnected, and keeps what it sends early.
    fn watch(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Input::H1(requests) = &mut self.input else {
            return Poll::Ready(Ok(()));
        };
        if requests.early.is_empty() {
            let mut bytes = [0; WATCH_BUFFER];
            let mut buffer = ReadBuf::new(&mut bytes);
            ready!(self.receive(cx, &mut buffer))?;
            if buffer.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
            self.wire.received.fetch_add(buffer.filled().len() as u64, Relaxed);
            if let Input::H1(requests) = &mut self.input {
                requests.early.extend_from_slice(buffer.filled());
            }
        }
        self.wire.pace.set_starved(false);
        match self.wire.pace.ended_or_wake(cx.waker()) {
            Some(reason) => self.farewell(reason, cx),
            None => Poll::Pending,
        }
    }

    /// Reads from the socket, unless the connection was ended; records whether the client keeps us waiting.
    fn receive(&mut self, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        self.wire.pace.set_starved(read.is_pending());
        if read.is_ready() {
            return read;
        }
        match self.wire.pace.ended_or_wake(cx.waker()) {
            Some(reason) => self.farewell(reason, cx),
            None => Poll::Pending,
        }
    }

    /// The connection monitor ended the connection: sends the reason where HTTP/1 allows, then reads nothing more.
    fn farewell(&mut self, reason: End, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if reason == End::SlowHeader && self.is_h1() {
            // A single attempt, because a slow client is not waited for.
            let mut io = Pin::new(&mut self.io);
            if io.as_mut().poll_write(cx, &early_refusal::TIMEOUT).is_ready() {
                let _ = io.as_mut().poll_flush(cx);
                let _ = io.poll_shutdown(cx);
            }
        }
        match reason {
            // As if the client had closed it.
            End::Idle => Poll::Ready(Ok(())),
            _ => Poll::Ready(Err(gone())),
        }
    }
}

fn gone() -> io::Error {
    io::ErrorKind::TimedOut.into()
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Connection<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(reason) = self.wire.pace.ended() {
            return self.farewell(reason, cx);
        }
        match self.input {
            Input::H1(_) => self.read_request(cx, buffer),
            Input::H2(_) => self.read_frames(cx, buffer),
        }
    }
}

impl Requests {
    /// Begins the next request once the current one is answered.
    fn follow(&mut self, answered: u64) {
        if answered > self.answered {
            self.answered = answered;
            self.messages.begin_next();
        }
    }

    /// Bytes handed over next, before those kept already.
    fn put_back(&mut self, bytes: &[u8]) {
        if !bytes.is_empty() {
            let kept = self.early.split();
            self.early.extend_from_slice(bytes);
            self.early.unsplit(kept);
        }
    }
}

impl<S: AsyncWrite + Unpin> Connection<S> {
    /// Writes, flushes or closes, unless the connection was ended; records a blocked client.
    fn attempt<T>(
        &mut self,
        cx: &mut Context<'_>,
        work: impl FnOnce(Pin<&mut BufWriter<S>>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if self.wire.pace.ended().is_some() {
            return Poll::Ready(Err(gone()));
        }
        let pushed = work(Pin::new(&mut self.io), cx);
        self.wire.pace.set_blocked(pushed.is_pending());
        if pushed.is_pending() && self.wire.pace.ended_or_wake(cx.waker()).is_some() {
            return Poll::Ready(Err(gone()));
        }
        pushed
    }

    /// Before the first request, the framework writes only to refuse unreadable input; replaces its response with ours.
    fn refuse(&mut self, cx: &mut Context<'_>, bytes: &[u8]) -> Option<Poll<io::Result<usize>>> {
        if !self.is_h1() || self.wire.pace.is_busy() {
            return None;
        }
        let refusal = early_refusal::refusal(bytes)?;
        self.wire.refused.store(refusal.status, Relaxed);
        let written = self.attempt(cx, |io, cx| io.poll_write(cx, &refusal.answer));
        Some(written.map_ok(|_| bytes.len()))
    }

    fn send(
        &mut self,
        cx: &mut Context<'_>,
        work: impl FnOnce(Pin<&mut BufWriter<S>>, &mut Context<'_>) -> Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let written = self.attempt(cx, work);
        if let Poll::Ready(Ok(bytes)) = written {
            self.wire.sent.fetch_add(bytes as u64, Relaxed);
        }
        written
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.refuse(cx, bytes) {
            Some(refused) => refused,
            None => self.send(cx, |io, cx| io.poll_write(cx, bytes)),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.send(cx, |io, cx| io.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.attempt(cx, BufWriter::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.attempt(cx, BufWriter::poll_shutdown)
    }
}

impl<S> Drop for Connection<S> {
    fn drop(&mut self) {
        self.wire.pace.leave();
    }
}

#[async_trait]
impl<S: AsyncWrite + Unpin + Send> Shutdown for Connection<S> {
    async fn shutdown(&mut self) {
        if let Err(error) = AsyncWriteExt::shutdown(self).await {
            tracing::debug!(%error, "the client disconnected before the connection was closed");
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
