// @ts-check
const path = require('node:path');

/**
 * A font of an entrance is the shell's own file: the page that follows has it already.
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = function shellFont() {
  const name = path.basename(this.resourcePath, '.woff2');
  return `import { shellFont } from '@jetway/kit-runtime/entrance';\nexport default shellFont(${JSON.stringify(name)});\n`;
};
