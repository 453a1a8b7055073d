// @ts-check
const { BudgetPlugin } = require('./plugins/budget-plugin.cjs');
const { portalConfig } = require('./portal.cjs');

const PORT = 3001;

/**
 * The production build of a module, served from this machine and rebuilt on each change. A staff override with an origin
 * points to it (`jetway release override --url http://localhost:3001`). Reload the page to see a change.
 * @param {string} folder
 */
exports.liveConfig = (folder) => {
  const portal = portalConfig({ folder, role: 'module' });
  return {
    ...portal,
    // Size budgets apply to releases only.
    plugins: portal.plugins?.filter((plugin) => !(plugin instanceof BudgetPlugin)),
    devServer: {
      port: Number(process.env['PORT'] ?? PORT),
      host: 'localhost',
      static: false,
      // The page belongs to the portal, so the dev server injects no client.
      client: false,
      hot: false,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
    },
  };
};
