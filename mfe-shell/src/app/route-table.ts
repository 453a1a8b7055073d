import { existsFor } from '@jetway/kit-runtime';
import type { BootPayload, ModuleManifest, RouteManifest } from '@jetway/kit-runtime';

/** A page of the portal and its module. */
export interface Place {
  route: RouteManifest;
  moduleId: string;
}

/** Every page of this tenant's portal, from the manifests in the boot payload. */
export function placesOf({ releases, tenant }: BootPayload): Place[] {
  return manifestsOf(releases).flatMap((manifest) =>
    manifest.routes.filter((route) => existsFor(route, tenant)).map((route) => ({ route, moduleId: manifest.id })),
  );
}

/** Manifests of all modules except the shell. */
export function manifestsOf(releases: BootPayload['releases']): ModuleManifest[] {
  return Object.values(releases.modules)
    .map((release) => release.manifest)
    .filter((manifest) => manifest.id !== 'mfe-shell');
}
