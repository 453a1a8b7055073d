// @ts-check
/**
 * Gzipped bytes a build may weigh. A build over its budget fails, and the registry refuses it.
 * @type {Record<'shell' | 'module' | 'console', { firstLoad: number, entry: number, chunk: number, entrance?: number }>}
 */
exports.BUDGETS = require('../../../contracts/size-budgets.json');
