// @ts-check
const { BudgetPlugin } = require('./plugins/budget-plugin.cjs');
const { portalConfig } = require('./portal.cjs');

const PORT = 3001;

/**
 * A module as the portal loads it, served from this machine and built anew with each change: where a staff override with
 * an origin points (`jetway release override --url http://localhost:3001`). Load the page again to see a change.
 * @param {string} folder
 */
exports.liveConfig = (folder) => {
  const portal = portalConfig({ folder, role: 'module' });
  return {
    ...portal,
    // What is tried out may be heavy; the release may not.
    plugins: portal.plugins?.filter((plugin) => !(plugin instanceof BudgetPlugin)),
    devServer: {
      port: Number(process.env['PORT'] ?? PORT),
      host: 'localhost',
      static: false,
      // The page is the portal's: nothing of the server's own gets into it.
      client: false,
      hot: false,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
    },
  };
};
