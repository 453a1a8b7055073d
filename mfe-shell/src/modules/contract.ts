import type { ModuleRelease } from '@jetway/kit-runtime';
import { CONTRACT_VERSION } from '@jetway/kit-runtime';

/**
 * Why a module cannot run in this shell, naming both versions; undefined when it can. A shell supports earlier contracts, so
 * only a newer one is refused.
 */
export function contractMismatch(release: ModuleRelease, shell: ModuleRelease | undefined): string | undefined {
  const needed: number = release.manifest.contractVersion;
  if (needed <= CONTRACT_VERSION) return undefined;
  const own = shell ? ` ${shell.version}` : '';
  return `${release.manifest.id} ${release.version} needs contract ${needed}, the shell${own} has contract ${CONTRACT_VERSION}`;
}
