// @ts-check
const { createHash } = require('node:crypto');

const webpack = require('webpack');

const NAME = 'JetwayIntegrity';

/**
 * Read once from the boot payload, by the first runtime that loads a chunk; every later build on the page reuses it.
 * `script.src` is set by then, so the address is the one the browser will ask for. A further attempt gets an address of its
 * own: the browser would join it to an answer that hangs. A file of the portal that has no hash, though others have, gets one
 * that no file fits; a build on somebody's own machine has none at all.
 */
const SET_INTEGRITY = `
if (!self.jetwayIntegrity) {
  var boot = document.getElementById('jetway-boot');
  self.jetwayIntegrity = (boot && JSON.parse(boot.textContent).releases.integrity) || {};
}
var address = new URL(script.src, document.baseURI);
var path = address.pathname;
var sri = self.jetwayIntegrity[path];
if (!sri && address.origin === location.origin && Object.keys(self.jetwayIntegrity).length) sri = 'sha384-${'A'.repeat(64)}';
var attempts = (self.jetwayAttempts = self.jetwayAttempts || {});
attempts[path] = (attempts[path] || 0) + 1;
if (attempts[path] > 1) script.src = ${webpack.RuntimeGlobals.createScriptUrl}(url + '?r=' + attempts[path]);
if (sri) { script.integrity = sri; script.crossOrigin = 'anonymous'; }
`;

/** Writes `integrity.json` (file → sha384) and makes every chunk load with the hash the boot payload has for it. */
exports.IntegrityPlugin = class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + SET_INTEGRITY,
      );
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
    .map(([file, source]) => [file, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
