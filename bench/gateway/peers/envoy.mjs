// Envoy with one worker, our headers and log line, and its own in-memory cache.
import { join } from 'node:path';

import { envoyProgram } from '../packages.mjs';
import { freePort, listening } from '../world.mjs';
import { SECURITY } from './same.mjs';

const TYPE = 'type.googleapis.com/envoy.extensions';

export async function startEnvoy(world) {
  const ports = { cached: await freePort(), proxied: await freePort() };
  const config = world.write('envoy.json', JSON.stringify(settings(world, ports)));
  const child = world.start('envoy', [
    envoyProgram(),
    '--concurrency',
    '1',
    '-c',
    config,
    '--disable-hot-restart',
    '-l',
    'error',
  ]);
  await listening(ports.proxied);
  return { host: world.hosts[0], pids: () => [child.pid], ports };
}

// The cache cannot be switched off for a route, so each work has a listener.
function settings(world, ports) {
  const header = (key, value) => ({ header: { key, value }, append_action: 'OVERWRITE_IF_EXISTS_OR_ADD' });
  const portals = world.slugs.map((slug) => ({
    name: slug,
    domains: [`${slug}.test`, `www.${slug}.test`],
    request_headers_to_add: [
      header('x-jetway-tenant', slug),
      header('x-real-ip', '%DOWNSTREAM_REMOTE_ADDRESS_WITHOUT_PORT%'),
    ],
    routes: [{ match: { prefix: '/' }, route: { cluster: 'origin', timeout: '15s' } }],
  }));
  const line = {
    time: '%START_TIME%',
    request_id: '%REQ(X-REQUEST-ID)%',
    tenant: '%REQ(X-JETWAY-TENANT)%',
    method: '%REQ(:METHOD)%',
    path: '%REQ(:PATH)%',
    status: '%RESPONSE_CODE%',
    duration: '%DURATION%',
    bytes_in: '%BYTES_RECEIVED%',
    bytes_out: '%BYTES_SENT%',
  };
  const cache = {
    name: 'cache',
    typed_config: {
      '@type': `${TYPE}.filters.http.cache.v3.CacheConfig`,
      typed_config: { '@type': `${TYPE}.http.cache.simple_http_cache.v3.SimpleHttpCacheConfig` },
    },
  };
  // Before the cache, or a kept answer would go without them.
  const headers = {
    name: 'headers',
    typed_config: {
      '@type': `${TYPE}.filters.http.header_mutation.v3.HeaderMutation`,
      mutations: { response_mutations: SECURITY.map(([key, value]) => ({ append: header(key, value) })) },
    },
  };
  const manager = (filters) => ({
    '@type': `${TYPE}.filters.network.http_connection_manager.v3.HttpConnectionManager`,
    stat_prefix: 'edge',
    use_remote_address: true,
    always_set_request_id_in_response: true,
    access_log: [
      {
        name: 'file',
        typed_config: {
          '@type': `${TYPE}.access_loggers.file.v3.FileAccessLog`,
          path: join(world.folder, 'envoy.access'),
          log_format: { json_format: line },
        },
      },
    ],
    http_filters: [
      headers,
      ...filters,
      { name: 'router', typed_config: { '@type': `${TYPE}.filters.http.router.v3.Router` } },
    ],
    route_config: { name: 'edge', virtual_hosts: portals },
  });
  const address = (number) => ({ socket_address: { address: '127.0.0.1', port_value: number } });
  const listener = (name, port, filters) => ({
    name,
    address: address(port),
    filter_chains: [{ filters: [{ name: 'http', typed_config: manager(filters) }] }],
  });
  return {
    static_resources: {
      listeners: [listener('cached', ports.cached, [cache]), listener('proxied', ports.proxied, [])],
      clusters: [
        {
          name: 'origin',
          connect_timeout: '1s',
          type: 'STATIC',
          load_assignment: {
            cluster_name: 'origin',
            endpoints: [{ lb_endpoints: [{ endpoint: { address: address(world.origin) } }] }],
          },
        },
      ],
    },
  };
}
