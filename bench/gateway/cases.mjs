// The work. A subject that answers something else is not measured.
import { request } from 'node:http';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CALL = { 'User-Agent': AGENT, Accept: 'application/json' };
const PAGE = { 'User-Agent': AGENT, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Answers of 1 KB come from the origin; the document and the file are the gateway's own. */
export const KILOBYTE = 1024;
export const ASSET = '/releases/mfe-flights/1.0.0/main.1a2b3c4d.js';
export const ASSET_BYTES = 50 * 1024;

export const CASES = [
  {
    name: 'cached',
    kind: 'cached',
    title: 'Cached 1 KB answer: tenant, headers, metrics, log',
    path: '/api/utility/v1/Banner/GetHomePageBanner',
    headers: CALL,
    bytes: KILOBYTE,
    isHit: true,
  },
  {
    name: 'proxied',
    kind: 'proxied',
    title: 'Proxied 1 KB answer: tenant, stamp, headers, metrics, log',
    path: '/api/customer/v1/MyBooking/GetBookings',
    headers: CALL,
    bytes: KILOBYTE,
  },
  {
    name: 'document-br',
    kind: 'document',
    title: 'Composed document, brotli',
    path: '/searchpad',
    headers: { ...PAGE, 'Accept-Encoding': 'gzip, deflate, br' },
  },
  {
    name: 'document-zstd',
    kind: 'document',
    title: 'Composed document, zstd',
    path: '/searchpad',
    headers: { ...PAGE, 'Accept-Encoding': 'zstd' },
  },
  {
    name: 'document-gzip',
    kind: 'document',
    title: 'Composed document, gzip',
    path: '/searchpad',
    headers: { ...PAGE, 'Accept-Encoding': 'gzip' },
  },
  {
    name: 'document-plain',
    kind: 'document',
    title: 'Composed document, no coding',
    path: '/searchpad',
    headers: PAGE,
  },
  {
    name: 'asset',
    kind: 'asset',
    title: 'Release file, 50 KB already compressed (gzip)',
    path: ASSET,
    headers: { ...CALL, Accept: '*/*', 'Accept-Encoding': 'gzip' },
    bytes: ASSET_BYTES,
  },
];

/** One request by hand: the right status, size and, for work that says so, headers. */
export async function expectRight(work, subject) {
  const ask = () => answer(work, subject);
  await ask();
  const { status, headers, bytes } = await ask();
  const wrong = (what) => new Error(`${subject.name}, ${work.name}: ${what}`);
  if (status !== 200) throw wrong(`answered ${status}`);
  if (work.bytes && bytes !== work.bytes) throw wrong(`${bytes} bytes`);
  if (!subject.isPlain && !headers['content-security-policy']) throw wrong('no security headers');
  if (!subject.isPlain && !headers['x-request-id']) throw wrong('no request id');
  if (work.isHit && !subject.isPlain && !/hit/i.test(headers['x-cache'] ?? '') && !headers.age)
    throw wrong(`cache says ${headers['x-cache']}`);
}

function answer(work, subject) {
  return new Promise((resolve, reject) => {
    const headers = { ...work.headers, Host: subject.host };
    const call = request(
      { host: '127.0.0.1', port: subject.ports[work.kind], path: work.path, headers, agent: false },
      (reply) => {
        let bytes = 0;
        reply.on('data', (chunk) => (bytes += chunk.length));
        reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, bytes }));
      },
    );
    call.on('error', reject).end();
  });
}
