// The portal's binaries, without its modules.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT, startPortal } from './stack.mjs';

/** `release`, or `debug` for the unoptimised build. */
const PROFILE = process.env.JETWAY_BENCH_PROFILE ?? 'release';

/** Builds the binaries, unless that is done already. */
export function build() {
  if (process.env.JETWAY_BENCH_BUILT) return;
  const packages = ['jetway-backend', 'jetway-gateway', 'jetway', 'xtask'].flatMap((name) => ['-p', name]);
  execFileSync('cargo', ['build', '--profile', PROFILE === 'debug' ? 'dev' : PROFILE, '--quiet', ...packages], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}

/** Starts the built portal with these tenants and suppliers that answer at once. */
export function startBuilt(tenants, flags = [], settings = {}) {
  const all = ['run', '--no-build', '--tenants', tenants, '--latency-percent', '0', ...flags];
  return startPortal(join(ROOT, 'target', PROFILE, 'xtask'), all, settings);
}
