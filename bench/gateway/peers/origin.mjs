// The origin: nginx saying 1 KB, on the load's core.
import { KILOBYTE } from '../cases.mjs';
import { freePort, listening } from '../world.mjs';

const ORIGIN_CORE = '1';

export async function startOrigin(world) {
  const port = await freePort();
  const opening = '{"items":["';
  const body = `${opening}${'x'.repeat(KILOBYTE - opening.length - 3)}"]}`;
  const config = world.write(
    'origin.conf',
    `
daemon off; worker_processes 1; pid origin.pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; keepalive_timeout 300;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / { default_type application/json; add_header cache-control "public, max-age=60"; return 200 '${body}'; }
  }
}`,
  );
  world.start('origin', ['nginx', '-p', world.folder, '-c', config], { core: ORIGIN_CORE });
  await listening(port);
  world.origin = port;
}
