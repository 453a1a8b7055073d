// nginx: as it comes, and with our headers, tenants and log line.
import { join } from 'node:path';

import { ASSET } from '../cases.mjs';
import { freePort, listening } from '../world.mjs';
import { SECURITY } from './same.mjs';

const JSON_LINE = `'{"time":"$time_iso8601","request_id":"$request_id","tenant":"$tenant","method":"$request_method","path":"$uri","status":$status,"duration":$request_time,"bytes_in":$request_length,"bytes_out":$body_bytes_sent,"cache":"$upstream_cache_status"}'`;

export const startNginx = (world) =>
  start(world, 'nginx', {
    log: 'line',
    http: `log_format line escape=none ${JSON_LINE};
  map $host $tenant { default ""; hostnames; ${world.slugs.map((slug) => `${slug}.test ${slug}; www.${slug}.test ${slug};`).join(' ')} }`,
    server: `if ($tenant = "") { return 421; }
    ${SECURITY.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n    ')}
    add_header x-request-id $request_id always; add_header x-cache $upstream_cache_status always;`,
    proxy: `proxy_set_header x-jetway-tenant $tenant; proxy_set_header x-request-id $request_id; proxy_set_header x-real-ip $remote_addr;
    proxy_set_header x-forwarded-for $remote_addr; proxy_set_header x-forwarded-host $host; proxy_set_header x-forwarded-proto $scheme;`,
    key: '$tenant|$request_method|$uri|$args',
  });

export const startPlainNginx = (world) =>
  start(world, 'nginx-plain', { log: 'combined', http: '', server: '', proxy: '', key: '$host|$request_uri' });

async function start(world, name, { log, http, server, proxy, key }) {
  const port = await freePort();
  const config = world.write(
    `${name}.conf`,
    `
daemon off; worker_processes 1; pid ${name}.pid; error_log stderr; user root;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; root ${world.folder}; server_tokens off;
  types { text/javascript js; }
  proxy_cache_path ${join(world.folder, `${name}-cache`)} levels=1:2 keys_zone=kept:10m;
  ${http}
  access_log ${join(world.folder, `${name}.access`)} ${log};
  upstream origin { server 127.0.0.1:${world.origin}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host $host;
    ${proxy}
    ${server}
    location /api/utility/ { proxy_cache kept; proxy_cache_key ${key}; proxy_cache_valid 200 60s; proxy_pass http://origin; }
    location / { proxy_pass http://origin; }
    location /releases/ { try_files ${ASSET} =404; }
  }
}`,
  );
  const child = world.start(name, ['nginx', '-p', world.folder, '-c', config]);
  await listening(port);
  return { host: world.hosts[0], pids: () => [child.pid], ports: { cached: port, proxied: port, asset: port } };
}
