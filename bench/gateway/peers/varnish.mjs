// Varnish with our headers; its log is written by varnishncsa, which counts as part of it.
import { join } from 'node:path';

import { freePort, listening } from '../world.mjs';
import { SECURITY } from './same.mjs';

const JSON_LINE =
  '{"time":"%t","request_id":"%{VSL:ReqHeader:x-request-id}x","method":"%m","path":"%U","status":%s,"duration":%D,"bytes_out":%b,"cache":"%{Varnish:hitmiss}x"}';

export async function startVarnish(world) {
  const port = await freePort();
  const rules = world.write(
    'varnish.vcl',
    `vcl 4.1;
import std;
backend default { .host = "127.0.0.1"; .port = "${world.origin}"; }
sub vcl_recv {
  set req.http.x-jetway-tenant = regsub(std.tolower(req.http.host), "^(www\\.)?([^.]+)\\.test$", "\\2");
  if (req.http.x-jetway-tenant == req.http.host) { return (synth(421)); }
  set req.http.x-request-id = req.xid;
  set req.http.x-real-ip = client.ip;
  if (req.url ~ "^/api/utility/") { return (hash); }
  return (pass);
}
sub vcl_deliver {
  ${SECURITY.map(([name, value]) => `set resp.http.${name} = {"${value}"};`).join('\n  ')}
  set resp.http.x-request-id = req.http.x-request-id;
  if (obj.hits > 0) { set resp.http.x-cache = "HIT"; } else { set resp.http.x-cache = "MISS"; }
  unset resp.http.via; unset resp.http.x-varnish;
}`,
  );
  const home = join(world.folder, 'varnish');
  const child = world.start('varnish', [
    'varnishd',
    '-F',
    '-j',
    'none',
    '-n',
    home,
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    rules,
    '-s',
    'malloc,32m',
    '-T',
    'none',
  ]);
  await listening(port);
  const logger = world.start('varnishncsa', ['varnishncsa', '-n', home, '-F', JSON_LINE]);
  return { host: world.hosts[0], pids: () => [child.pid, logger.pid], ports: { cached: port, proxied: port } };
}
