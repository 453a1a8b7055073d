// @ts-check
const http = require('node:http');
const { randomUUID } = require('node:crypto');

const AUTH = '/api/auth/v1/Authentication';
const OUTBOX = process.env['JETWAY_OUTBOX'] ?? 'http://127.0.0.1:8082/dev/outbox';
const AGENT = process.env['JETWAY_AGENT'] ?? 'agent@skyline.test:Dhaka-Sky-2026';

/**
 * Connects the dev server to a running portal: its document and a token of its demo agent. Only browsers resolve
 * `*.localhost`, so requests go to 127.0.0.1 with a Host header.
 * @param {string} api origin of the portal, e.g. "http://falcon.localhost:8080"
 */
exports.devPortal = (api) => {
  const { hostname, host, port } = new URL(api);
  const target = hostname.endsWith('localhost') ? `http://127.0.0.1:${port || 80}` : api;
  /** @type {Promise<string> | undefined} */
  let token;
  return {
    // Brand assets and client reports also go to the portal.
    proxy: { context: ['/api', '/assets/tenant', '/_edge/beacon'], target, headers: { host }, changeOrigin: false },
    middlewares: [
      route('/jetway-dev/document', () => ask(target, host, '/')),
      route(
        '/jetway-dev/token',
        () => (token ??= signIn(target, host).catch((error) => ((token = undefined), Promise.reject(error)))),
      ),
    ],
  };
};

/**
 * @param {string} path
 * @param {() => Promise<string>} answer
 * @returns {import('webpack-dev-server').Middleware}
 */
function route(path, answer) {
  return {
    name: path,
    path,
    middleware: (/** @type {unknown} */ _request, /** @type {import('node:http').ServerResponse} */ response) => {
      answer().then(
        (text) => response.end(text),
        (error) => {
          response.statusCode = 502;
          response.end(String(error));
        },
      );
    },
  };
}

/**
 * Signs in with credentials and the code from the portal's outbox, as from an unknown browser.
 * @param {string} target
 * @param {string} host
 */
async function signIn(target, host) {
  const [username = '', password = ''] = AGENT.split(/:(.*)/);
  const headers = { 'device-id': randomUUID() };
  const first = JSON.parse(await ask(target, host, `${AUTH}/Authenticate`, { username, password }, headers));
  if (first.identity?.token) return first.identity.token;
  const verificationCode = await codeFor(username);
  const proof = { username, reference: first.verificationReference, verificationCode };
  const second = JSON.parse(await ask(target, host, `${AUTH}/VerifyDevice`, proof, headers));
  if (!second.identity?.token)
    throw new Error(`${username} could not be signed in at ${host}: ${JSON.stringify(second)}`);
  return second.identity.token;
}

/** @param {string} recipient */
async function codeFor(recipient) {
  const { items } = JSON.parse(await ask(new URL(OUTBOX).origin, new URL(OUTBOX).host, new URL(OUTBOX).pathname));
  const mine = items.filter((/** @type {{ to: string }} */ message) => message.to === recipient);
  mine.sort((/** @type {{ createdAt: string }} */ a, /** @type {{ createdAt: string }} */ b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const code = mine[0]?.body.match(/\b\d{6}\b/)?.[0];
  if (!code)
    throw new Error(`no code for ${recipient} at ${OUTBOX}; set JETWAY_OUTBOX and JETWAY_AGENT=e-mail:password`);
  return code;
}

/**
 * @param {string} target
 * @param {string} host
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<string>}
 */
function ask(target, host, path, body, headers = {}) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const kind = path.startsWith('/api') || path.startsWith('/dev') ? 'application/json' : 'text/html';
  const sent = {
    host,
    accept: kind,
    ...(json ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) } : {}),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const call = http.request(new URL(path, target), { method: json ? 'POST' : 'GET', headers: sent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve(text));
    });
    call.on('error', (error) => reject(new Error(`the portal at ${target} does not answer: ${error.message}`)));
    call.end(json);
  });
}
