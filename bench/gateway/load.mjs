// The same load for everyone: wrk, one thread, kept-alive connections, requests of several tenants in turn.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOAD_CORE = '1';

const SCRIPT = (path, headers, hosts) => `
local made, at = {}, 0
function init()
  local headers = ${lua(headers)}
  for index, host in ipairs({${hosts.map((host) => JSON.stringify(host)).join(', ')}}) do
    headers["Host"] = host
    made[index] = wrk.format("GET", ${JSON.stringify(path)}, headers)
  end
end
function request()
  at = at % #made + 1
  return made[at]
end
function done(summary, latency)
  local bad = summary.errors
  io.write(string.format('\\n{"requests":%d,"micros":%d,"p99":%d,"failed":%d}\\n', summary.requests, summary.duration,
    latency:percentile(99), bad.connect + bad.read + bad.write + bad.status + bad.timeout))
end`;

/** Run it; every answer must be a good one. */
export async function load(world, work, subject, { seconds, connections }) {
  const script = join(world.folder, `${work.name}.lua`);
  writeFileSync(script, SCRIPT(work.path, work.headers, world.hosts.slice(0, 16)));
  const { stdout } = await run('taskset', [
    '-c',
    LOAD_CORE,
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-s',
    script,
    `http://127.0.0.1:${subject.ports[work.kind]}`,
  ]);
  const figures = JSON.parse(stdout.trim().split('\n').at(-1));
  if (figures.failed > 0 || figures.requests === 0)
    throw new Error(`${subject.name}, ${work.name}: ${figures.failed} of ${figures.requests} failed`);
  return { requests: figures.requests, rate: (figures.requests * 1e6) / figures.micros, p99: figures.p99 / 1000 };
}

function lua(headers) {
  return `{${Object.entries(headers)
    .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join(', ')}}`;
}
