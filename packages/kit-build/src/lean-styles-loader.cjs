// @ts-check
/**
 * Takes the indentation out of a source file. Code means the same without it and keeps its lines; the styles in its
 * template literals, which no minifier touches, get smaller.
 * @param {string} source
 */
module.exports = (source) => source.replaceAll(/\n[ \t]+/g, '\n');
