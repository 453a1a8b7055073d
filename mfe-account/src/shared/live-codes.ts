import { boot } from '@jetway/kit-runtime';

/** Permissions of each product that comes with a page of its own; every other permission belongs to what all portals have. */
const PRODUCTS: readonly (readonly number[])[] = [
  [215, 224],
  [216, 225],
  [217, 226],
  [228, 229],
  [230],
  [232],
  [241],
  [242],
  [243],
  [244],
  [245, 246],
  [247, 248, 249, 250, 251, 252],
  [253, 254, 255, 256, 257, 258, 259, 260],
];

/** Whether a permission opens something at this portal: its product has a page that asks for one of the product's permissions. */
export function isLive(code: number): boolean {
  const product = PRODUCTS.find((codes) => codes.includes(code));
  if (!product) return true;
  const routes = Object.values(boot().releases.modules).flatMap(({ manifest }) => manifest.routes);
  return routes.some(({ feature }) => feature !== undefined && product.includes(feature));
}
