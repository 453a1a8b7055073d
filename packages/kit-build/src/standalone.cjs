// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');

const { baseConfig } = require('./base.cjs');
const { devPortal } = require('./dev-portal.cjs');

const PORT = 3000;

/**
 * A module without federation: its own copies of the kits, rendered inside the real shell by kit-test's host, with hot
 * reload. With JETWAY_API (a portal's origin) API calls go there; otherwise they are mocked in the page.
 * @param {string} folder
 */
exports.standaloneConfig = (folder) => {
  const base = baseConfig({ folder, mode: 'development', refresh: true });
  const api = process.env['JETWAY_API'];
  const live = api ? devPortal(api) : undefined;
  const worker = require.resolve('msw/mockServiceWorker.js');
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      new HtmlWebpackPlugin({ templateContent: document(path.basename(folder), api ? 'live' : 'mocked') }),
    ],
    devServer: {
      port: Number(process.env['PORT'] ?? PORT),
      host: 'localhost',
      static: false,
      hot: true,
      historyApiFallback: true,
      ...(live ? { proxy: [live.proxy] } : {}),
      setupMiddlewares: (/** @type {import('webpack-dev-server').Middleware[]} */ middlewares) => [
        ...(live?.middlewares ?? []),
        { name: 'mock-worker', path: '/mockServiceWorker.js', middleware: serve(worker) },
        ...middlewares,
      ],
    },
  };
};

/** @param {string} file */
function serve(file) {
  return (/** @type {unknown} */ _request, /** @type {import('node:http').ServerResponse} */ response) => {
    response.setHeader('content-type', 'text/javascript');
    fs.createReadStream(file).pipe(response);
  };
}

/**
 * @param {string} title
 * @param {'mocked' | 'live'} api
 */
function document(title, api) {
  return `<!doctype html><html lang="en" dir="ltr" data-api="${api}"><head><title>${title}</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>`;
}
