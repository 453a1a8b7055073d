import { boot } from '@jetway/kit-runtime';
import { matchPath } from '@jetway/kit-runtime/router';

/** Whether a module of this page's releases brings a page at this address: what is not whole yet is linked nowhere. */
export function isServed(path: string): boolean {
  const routes = Object.values(boot().releases.modules).flatMap(({ manifest }) => manifest.routes);
  return routes.some((route) => matchPath(route.path, path.split(/[?#]/)[0] ?? path) !== null);
}
