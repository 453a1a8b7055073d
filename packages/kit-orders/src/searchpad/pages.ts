import { boot } from '@jetway/kit-runtime';
import type { RouteManifest } from '@jetway/kit-runtime';

/** The page of any module at a path of its manifest; `undefined` where the portal has none. */
export function routeAt(path: string): RouteManifest | undefined {
  const manifests = Object.values(boot().releases.modules).map(({ manifest }) => manifest);
  return manifests.flatMap(({ routes }) => routes).find((route) => route.path === path);
}

/** Whether the portal has a page at a path. */
export function hasPage(path: string): boolean {
  return routeAt(path) !== undefined;
}
