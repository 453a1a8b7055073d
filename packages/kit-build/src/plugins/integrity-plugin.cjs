// @ts-check
const { createHash } = require('node:crypto');

const webpack = require('webpack');

const NAME = 'JetwayIntegrity';

/**
 * Read once from the boot payload by the first runtime that loads a chunk; later builds on the page reuse it. `script.src` is
 * set by then, so it is the URL the browser will request. A retry gets a distinct URL, because the browser would join it to a
 * request that hangs. When the payload has hashes but none for a portal file, the file gets a hash that cannot match; a build
 * on a developer's machine has no hashes at all.
 */
const SET_INTEGRITY = `
if (!self.jetwayIntegrity) {
  var boot = document.getElementById('jetway-boot');
  self.jetwayIntegrity = (boot && JSON.parse(boot.textContent).releases.integrity) || {};
}
var address = new URL(script.src, document.baseURI);
var path = address.pathname;
var sri = self.jetwayIntegrity[path];
if (!sri && address.origin === location.origin && Object.keys(self.jetwayIntegrity).length) sri = 'sha256-${'A'.repeat(43)}=';
var attempts = (self.jetwayAttempts = self.jetwayAttempts || {});
attempts[path] = (attempts[path] || 0) + 1;
if (attempts[path] > 1) script.src = ${webpack.RuntimeGlobals.createScriptUrl}(url + '?r=' + attempts[path]);
if (sri) { script.integrity = sri; script.crossOrigin = 'anonymous'; }
`;

/** Makes every chunk load with its hash from the boot payload. */
exports.CheckedChunksPlugin = class CheckedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + SET_INTEGRITY,
      );
    });
  }
};

/** Writes `integrity.json` (file → sha256), with which every chunk is checked. */
exports.IntegrityPlugin = class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new exports.CheckedChunksPlugin().apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => compilation.emitAsset('integrity.json', new webpack.sources.RawSource(hashes(assets))),
      );
    });
  }
};

/** @param {Record<string, import('webpack').sources.Source>} assets */
function hashes(assets) {
  const entries = Object.entries(assets)
    .filter(([file]) => !/\.(json|map)$/.test(file))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, source]) => [file, `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
