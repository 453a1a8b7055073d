// The framework alone: what our steps cost is the difference.
import { join } from 'node:path';

import { RELEASE } from '../packages.mjs';
import { freePort, listening } from '../world.mjs';

export async function startBare(world) {
  const port = await freePort();
  const child = world.start('bare-pingora', [
    join(RELEASE, 'jetway-bench-bare'),
    `127.0.0.1:${port}`,
    `127.0.0.1:${world.origin}`,
  ]);
  await listening(port);
  return { host: world.hosts[0], pids: () => [child.pid], ports: { proxied: port } };
}
