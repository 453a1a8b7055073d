import type { BootPayload, ModuleManifest } from '@jetway/kit-runtime';

type Built = ModuleManifest & { entry: string };

/** A build that answers at all answers within this. */
const PATIENCE_MS = 3_000;

/**
 * With an override to this machine: what its build says of itself stands in for the released manifest, so that new
 * routes are there and the entry has its name. The edge cannot ask, for the machine is the reader's own.
 */
export async function withLocalModule(payload: BootPayload, fetched: typeof fetch = fetch): Promise<BootPayload> {
  const { override, modules } = payload.releases;
  const release = override?.origin ? modules[override.module] : undefined;
  if (!override?.origin || !release) return payload;
  try {
    const answer = await fetched(`${override.origin}/module.json`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const manifest = (await answer.json()) as Built;
    if (!answer.ok || manifest.id !== override.module) throw new Error(`${override.origin} serves ${manifest.id}`);
    const local = { ...release, entry: manifest.entry, manifest };
    return { ...payload, releases: { ...payload.releases, modules: { ...modules, [override.module]: local } } };
  } catch (error) {
    // The page says that the module is not there; whoever builds it needs the reason.
    console.warn(`${override.module} is not served at ${override.origin}`, error);
    return payload;
  }
}
