// @ts-check
const path = require('node:path');

/**
 * An entrance uses the shell's own font file, so that the page that follows finds it cached.
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = function shellFont() {
  const name = path.basename(this.resourcePath, '.woff2');
  return `import { shellFont } from '@jetway/kit-runtime/entrance';\nexport default shellFont(${JSON.stringify(name)});\n`;
};
