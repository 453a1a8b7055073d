// Caddy on one Go processor, with our headers and log line. It has no cache of its own.
import { join } from 'node:path';

import { freePort, listening } from '../world.mjs';
import { SECURITY } from './same.mjs';

export async function startCaddy(world) {
  const port = await freePort();
  const config = world.write(
    'Caddyfile',
    `{
  admin off
  auto_https off
}
http://:${port} {
  bind 127.0.0.1
  log {
    output file ${join(world.folder, 'caddy.access')}
  }
  map {host} {tenant} {
    ${world.slugs.map((slug) => `${slug}.test ${slug}\n    www.${slug}.test ${slug}`).join('\n    ')}
    default none
  }
  header {
    ${SECURITY.map(([name, value]) => `${name} "${value}"`).join('\n    ')}
    x-request-id {http.request.uuid}
  }
  handle /releases/* {
    root * ${world.folder}
    file_server {
      precompressed br gzip
    }
  }
  handle {
    reverse_proxy 127.0.0.1:${world.origin} {
      header_up x-jetway-tenant {tenant}
      header_up x-request-id {http.request.uuid}
      header_up x-real-ip {remote_host}
    }
  }
}`,
  );
  const child = world.start('caddy', ['caddy', 'run', '--adapter', 'caddyfile', '--config', config], {
    env: { GOMAXPROCS: '1', HOME: world.folder },
  });
  await listening(port);
  return { host: world.hosts[0], pids: () => [child.pid], ports: { proxied: port, asset: port } };
}
