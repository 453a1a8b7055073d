import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { APIRequestContext, Page } from '@playwright/test';

import { BACKEND_ADMIN, GATEWAY_ADMIN } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';

const AGENCIES = `${BACKEND_ADMIN}/agencies/falcon`;

interface Wallets {
  items: { agencyId: string; creditLimit: string }[];
}

const wallets = async (request: APIRequestContext): Promise<Wallets> =>
  (await (await request.get(AGENCIES)).json()) as Wallets;

/** Status of a same-origin request made by the page. */
const statusOf = (page: Page, path: string, body?: string): Promise<number> =>
  page.evaluate(
    async ([path, body]) => {
      const init = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body } : {};
      return (await fetch(path, init)).status;
    },
    [path, body] as const,
  );

test('a page of another origin reads no sign-in codes and grants no credit', async ({ page, request, complaints }) => {
  complaints.expect(/403|ERR_BLOCKED|favicon/);
  const before = await wallets(request);
  const target = `${AGENCIES}/${before.items[0]?.agencyId ?? ''}/credit`;
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Offers</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://offers.localhost:${(server.address() as AddressInfo).port}/`);
    const outbox = `${BACKEND_ADMIN}/dev/outbox`;
    const [read] = await Promise.all([
      page.waitForResponse(outbox),
      page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), outbox),
    ]);
    expect(read.status()).toBe(403);

    // A form whose text/plain body reads as JSON: name, "=", value.
    const [granted] = await Promise.all([
      page.waitForResponse(target),
      page.evaluate((action) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'text/plain' });
        const input = Object.assign(document.createElement('input'), {
          name: '{"limit":"AED 900000.00","operator":"Mallory","reason":"a',
          value: 'b"}',
        });
        form.append(input);
        document.body.append(form);
        form.submit();
      }, target),
    ]);
    expect(granted.status()).toBe(403);
  } finally {
    server.close();
  }
  expect(await wallets(request)).toEqual(before);
});

test('a rebound host name reads no sign-in codes, grants no credit and stops no gateway', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/421|favicon/);
  const before = await wallets(request);
  const credit = `/agencies/falcon/${before.items[0]?.agencyId ?? ''}/credit`;
  const rebound = (listener: string): string => `http://rebound.localhost:${new URL(listener).port}`;

  const opened = await page.goto(`${rebound(BACKEND_ADMIN)}/dev/outbox`);
  expect(opened?.status()).toBe(421);
  expect(await statusOf(page, '/dev/outbox')).toBe(421);
  expect(await statusOf(page, credit, '{"limit":"AED 900000.00","operator":"Mallory","reason":"x"}')).toBe(421);
  expect(await wallets(request)).toEqual(before);

  expect((await page.goto(`${rebound(GATEWAY_ADMIN)}/metrics`))?.status()).toBe(421);
  expect(await statusOf(page, '/drain', '{}')).toBe(421);
  expect((await request.get(`${GATEWAY_ADMIN}/readyz`)).status()).toBe(200);
});
