// HAProxy: as it comes, and with our headers, tenants and log line.
import { freePort, listening } from '../world.mjs';
import { SECURITY } from './same.mjs';

const JSON_LINE =
  '{"time":"%t","request_id":"%ID","tenant":"%[var(txn.tenant)]","method":"%HM","path":"%HPO","status":%ST,"duration":%Ta,"bytes_in":%U,"bytes_out":%B}';

export function startHaproxy(world) {
  const map = world.write(
    'haproxy.map',
    world.slugs.map((slug) => `${slug}.test ${slug}\nwww.${slug}.test ${slug}\n`).join(''),
  );
  return start(
    world,
    'haproxy',
    `
  unique-id-format %{+X}o%ci_%cp_%ts_%rt_%pid
  log-format ${JSON.stringify(JSON_LINE)}
  http-request set-var(txn.tenant) req.hdr(host),lower,map_str(${map})
  http-request return status 421 unless { var(txn.tenant) -m found }
  http-request set-header x-jetway-tenant %[var(txn.tenant)]
  http-request set-header x-request-id %[unique-id]
  http-request set-header x-real-ip %[src]
  http-request set-header x-forwarded-for %[src]
  http-request set-header x-forwarded-host %[req.hdr(host)]
  http-request set-header x-forwarded-proto http
  ${SECURITY.map(([name, value]) => `http-after-response set-header ${name} ${JSON.stringify(value)}`).join('\n  ')}
  http-after-response set-header x-request-id %[unique-id]
  http-after-response set-header x-cache HIT if { res.cache_hit }`,
  );
}

export const startPlainHaproxy = (world) => start(world, 'haproxy-plain', '\n  option httplog');

async function start(world, name, frontend) {
  const port = await freePort();
  const config = world.write(
    `${name}.cfg`,
    `
global
  nbthread 1
  maxconn 2000
  log stdout format raw local0
defaults
  mode http
  log global
  timeout connect 5s
  timeout client 60s
  timeout server 60s
cache kept
  total-max-size 32
  max-age 60
frontend edge
  bind 127.0.0.1:${port}${frontend}
  use_backend cached if { path_beg /api/utility/ }
  default_backend origin
backend cached
  http-request cache-use kept
  http-response cache-store kept
  server one 127.0.0.1:${world.origin}
backend origin
  server one 127.0.0.1:${world.origin}
`,
  );
  const child = world.start(name, ['haproxy', '-db', '-f', config]);
  await listening(port);
  return { host: world.hosts[0], pids: () => [child.pid], ports: { cached: port, proxied: port } };
}
