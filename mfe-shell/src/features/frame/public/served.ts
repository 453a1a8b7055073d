import { boot } from '@jetway/kit-runtime';
import { matchPath } from '@jetway/kit-runtime/router';

/** Whether a released module has a page at this address; links to other addresses are hidden. */
export function isServed(path: string): boolean {
  const routes = Object.values(boot().releases.modules).flatMap(({ manifest }) => manifest.routes);
  return routes.some((route) => matchPath(route.path, path.split(/[?#]/)[0] ?? path) !== null);
}
