import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const ROOT = new URL('../..', import.meta.url).pathname;

/** A module's dev server, as `npm run dev -w MODULE` starts it. */
export interface DevServer {
  origin: string;
  /** Resolves once its build is cached for the next start. */
  stop: () => Promise<void>;
}

/** Starts one on a free port and waits until it serves its first page. */
export async function devServer(module: string, environment: Record<string, string> = {}): Promise<DevServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // A separate process group, so that child processes of npm end with it.
  const server = spawn('npm', ['run', 'dev', '-w', module], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port) },
    detached: true,
    stdio: 'pipe',
  });
  let said = '';
  let isOver = false;
  const over = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  server.on('exit', () => (isOver = true));
  const stop = async () => {
    if (!isOver && server.pid) process.kill(-server.pid);
    await over;
  };
  for (;;) {
    if (isOver) throw new Error(`the dev server of ${module} ended:\n${said}`);
    // Answered once the first build is done.
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
