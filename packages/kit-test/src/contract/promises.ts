import type { PortalModule } from '@jetway/kit-runtime';
import { CONTRACT_VERSION } from '@jetway/kit-runtime';
import { storable } from '@jetway/kit-runtime/shell';

/** Checks what the shell requires of a module before and after loading its code; returns the violations, empty if none. */
export async function brokenPromises(module: PortalModule): Promise<string[]> {
  const { manifest, routes } = module;
  const broken: string[] = [];
  if (manifest.contractVersion > CONTRACT_VERSION) broken.push(`contract version ${manifest.contractVersion}`);
  for (const { path, lazy } of routes) {
    const page = await lazy();
    if (typeof page.Component !== 'function') broken.push(`${path} has no page`);
  }
  const paths = manifest.routes.map((route) => route.path);
  for (const entry of manifest.nav) {
    if (!paths.includes(entry.path))
      broken.push(`navigation entry ${entry.id} leads to ${entry.path}, which is not the module's`);
    const route = manifest.routes.find(({ path }) => path === entry.path);
    if (route?.feature && entry.feature !== route.feature)
      broken.push(`navigation entry ${entry.id} shows what its page refuses`);
  }
  for (const locale of manifest.locales) if (!module.locales[locale]) broken.push(`no texts for ${locale}`);
  return broken;
}

/** Paths of the module's slices that the browser stores between visits. */
export function storedSlices({ reducers = [] }: PortalModule): string[] {
  return Object.keys(storable(Object.fromEntries(reducers.map(({ reducerPath }) => [reducerPath, {}]))));
}
