// A stack of its own on free ports, and a browser already signed in.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

export const ROOT = new URL('../..', import.meta.url).pathname;
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AGENT = { email: 'agent@desertrose.test', password: 'Dubai-Rose-2026' };

export async function startStack() {
  // A stack that is built already is not looked at again: what is built meanwhile is measured too.
  const built = process.env.JETWAY_BENCH_BUILT ? ['--no-build'] : [];
  const portal = await startPortal('cargo', ['xtask', 'run', ...built]);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  return {
    ...portal,
    origin: `http://falcon.localhost:${portal.port}`,
    browser,
    async stop() {
      await browser.close();
      await portal.stop();
    },
  };
}

/** Gateway and backend on free ports, with nothing in them but what is seeded. */
export async function startPortal(program, flags, settings = {}) {
  const state = mkdtempSync(join(tmpdir(), 'jetway-bench-'));
  const env = { ...process.env, JETWAY_BACKEND_IDENTITY__CODES_PER_HOUR: '100000', ...settings };
  const child = spawn(program, [...flags, '--free-ports', '--state', state], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ports = await welcome(child);
  return {
    port: Number(ports.gateway),
    outbox: `http://127.0.0.1:${ports.outbox}/dev/outbox`,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(state, { recursive: true, force: true });
    },
  };
}

function welcome(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const gateway = text.match(/falcon\.localhost:(\d+)/)?.[1];
      const outbox = text.match(/localhost:(\d+)\/dev\/outbox/)?.[1];
      if (gateway && outbox) resolve({ gateway, outbox });
    });
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
  });
}

/** A page at the search pad, signed in as a new browser would. */
export async function signedInPage(stack) {
  const context = await stack.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  return signIn(await context.newPage(), stack);
}

/** Signs in on a page without a session. */
export async function signIn(page, { origin, outbox }) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(AGENT.email);
  await page.getByLabel('Password', { exact: true }).fill(AGENT.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Verification code').waitFor();
  const { items } = await (await fetch(outbox, { headers: { accept: 'application/json' } })).json();
  const newest = items.filter(({ to }) => to === AGENT.email).sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  await page.getByLabel('Verification code').fill(newest.body.match(/\b\d{6}\b/)[0]);
  await page.waitForURL(/searchpad/);
  return page;
}

/** The middle of some numbers. */
export const median = (numbers) => quantile(numbers, 0.5);

/** The number that this part of the others is below. */
export function quantile(numbers, part) {
  return [...numbers].sort((a, b) => a - b)[Math.min(Math.floor(numbers.length * part), numbers.length - 1)];
}
