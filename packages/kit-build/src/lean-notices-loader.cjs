// @ts-check
/** The text of a notice that a call is going to be removed from i18next. */
const NOTICE = /'deprecate', `[^`]*`/g;

/**
 * Takes i18next's notices about its own coming versions out: a developer meets them in a development build.
 * @param {string} source
 */
module.exports = (source) => source.replaceAll(NOTICE, "'deprecate', ''");
