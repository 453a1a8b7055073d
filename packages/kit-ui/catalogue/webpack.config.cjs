// @ts-check
const path = require('node:path');

const { mfe } = require('@jetway/kit-build');

const folder = path.join(__dirname, '..');
const base = mfe(folder)({ standalone: true });

/** The portal's Content-Security-Policy, so that a component that violates it fails here. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'nonce-catalogue'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "require-trusted-types-for 'script'",
  'trusted-types jetway webpack-dev-server#overlay',
].join('; ');

/** Every primitive of the kit on one page: `npm run catalogue -w @jetway/kit-ui`. */
module.exports = {
  ...base,
  entry: { catalogue: './catalogue/main.tsx' },
  output: { ...base.output, trustedTypes: { policyName: 'jetway' } },
  cache: false,
  devServer: {
    ...base.devServer,
    port: Number(process.env['PORT'] ?? 3001),
    hot: false,
    headers: { 'content-security-policy': CONTENT_POLICY },
    client: { overlay: false },
  },
};
