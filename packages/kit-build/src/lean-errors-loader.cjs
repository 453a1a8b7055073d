// @ts-check
/** A text in double quotes after a colon, with its escaped quotes. */
const TEXT = /: "(?:[^"\\]|\\.)*"/g;

/**
 * Takes the texts out of Module Federation's table of errors: its messages name the code, which its documentation explains.
 * @param {string} source
 */
module.exports = (source) => source.replaceAll(TEXT, ': ""');
