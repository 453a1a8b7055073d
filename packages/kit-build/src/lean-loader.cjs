// @ts-check
/**
 * What a production build leaves out, by the `part` of the options: a pattern and its replacement. The patterns are in this
 * file, not in the options, so that webpack's cache notices a change of one.
 * @type {Record<string, [RegExp, string]>}
 */
const PARTS = {
  // Module Federation's table of errors: its messages name the code, and its documentation explains the code.
  errors: [/: "(?:[^"\\]|\\.)*"/g, ': ""'],
  // React keys of an icon's paths: six random letters each, incompressible and unused in production.
  icons: [/,\s*key:\s*"\w+"/g, ''],
  // i18next's notices about its next versions: a developer sees them in a development build.
  notices: [/'deprecate', `[^`]*`/g, "'deprecate', ''"],
  // Indentation: code means the same without it and keeps its lines; styles in template literals, which no minifier touches,
  // get smaller.
  styles: [/\n[ \t]+/g, '\n'],
};

/**
 * Makes a source file smaller than a minifier can.
 * @this {import('webpack').LoaderContext<{ part: string }>}
 * @param {string} source
 */
module.exports = function lean(source) {
  const { part } = this.getOptions();
  const known = PARTS[part];
  if (!known) throw new Error(`lean-loader: there is no part "${part}"`);
  return source.replaceAll(...known);
};
