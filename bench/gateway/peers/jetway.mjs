// The gateway as released: one worker thread, everything on, its log to a file.
import { join } from 'node:path';

import { RELEASE } from '../packages.mjs';
import { writeReleases } from '../releases.mjs';
import { freePort, listening, writeTenants } from '../world.mjs';

export async function startJetway(world) {
  const [port, admin] = [await freePort(), await freePort()];
  const env = {
    JETWAY_GATEWAY_LISTEN: `127.0.0.1:${port}`,
    JETWAY_GATEWAY_ADMIN_LISTEN: `127.0.0.1:${admin}`,
    JETWAY_GATEWAY_UPSTREAM: `127.0.0.1:${world.origin}`,
    JETWAY_GATEWAY_THREADS: '1',
    JETWAY_TENANTS_DIR: writeTenants(world),
    JETWAY_TENANT_CACHE_DIR: '',
    JETWAY_RELEASES_DIR: writeReleases(world),
    JETWAY_EDGE_KEY_FILE: world.write('edge.key', '07'.repeat(32)),
    JETWAY_TOKEN_KEY_FILE: world.write('token.key', '09'.repeat(32)),
  };
  // One client asks for all: its buckets are counted, and never empty.
  for (const [name, value] of [
    ['PER_MINUTE', '100000000'],
    ['BURST', '100000000'],
  ]) {
    for (const limit of ['READS__CLIENT', 'READS__TENANT', 'PAGES__CLIENT', 'PAGES__TENANT']) {
      env[`JETWAY_GATEWAY_LIMITS__RATES__${limit}__${name}`] = value;
    }
  }
  // Rates are counted as ever, only higher than one client with no pause between requests comes.
  const many = '{ per_minute = 60000000, burst = 1000000 }';
  const rates = ['reads', 'pages']
    .map((name) => `[limits.rates.${name}]\nclient = ${many}\ntenant = ${many}\n`)
    .join('');
  const child = world.start(
    'jetway',
    [join(RELEASE, 'jetway-gateway'), '--config', world.write('gateway.toml', rates)],
    { env },
  );
  await listening(port);
  return {
    host: world.hosts[0],
    pids: () => [child.pid],
    ports: { cached: port, proxied: port, document: port, asset: port },
  };
}
