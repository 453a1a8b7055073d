// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const HtmlWebpackPlugin = require('html-webpack-plugin');

const { baseConfig } = require('./base.cjs');

const PORT = 3000;

/**
 * A module alone: no federation, its own copies of the kits, kit-test's host around it, hot reload.
 * @param {string} folder
 */
exports.standaloneConfig = (folder) => {
  const base = baseConfig({ folder, mode: 'development' });
  const worker = require.resolve('msw/mockServiceWorker.js');
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [new HtmlWebpackPlugin({ templateContent: document(path.basename(folder)) })],
    devServer: {
      port: Number(process.env['PORT'] ?? PORT),
      host: 'localhost',
      static: false,
      hot: true,
      historyApiFallback: true,
      setupMiddlewares: (/** @type {import('webpack-dev-server').Middleware[]} */ middlewares) => [
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

/** @param {string} title */
function document(title) {
  return `<!doctype html><html lang="en" dir="ltr"><head><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>`;
}
