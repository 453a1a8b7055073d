import type { BootPayload, ModuleManifest } from '@jetway/kit-runtime';

type Built = ModuleManifest & { entry: string };

/** Longest wait for a local build. */
const PATIENCE_MS = 3_000;

/**
 * With an override to this machine, its build's manifest replaces the released one, so that new routes and the entry's name
 * are known. The edge cannot request it, because it is the user's own machine.
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
    // The page shows that the module is missing; its developer needs the reason.
    console.warn(`${override.module} is not served at ${override.origin}`, error);
    return payload;
  }
}
