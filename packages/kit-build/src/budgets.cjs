// @ts-check
/** Gzipped bytes a build may weigh. A build over its budget fails. */
const KB = 1024;

exports.BUDGETS = {
  shell: { firstLoad: 275 * KB, entry: 120 * KB, chunk: 120 * KB },
  module: { firstLoad: 70 * KB, entry: 10 * KB, chunk: 120 * KB },
};
