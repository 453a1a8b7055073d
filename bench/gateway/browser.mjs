// A real browser reads the document in every coding before it is measured. It takes br and zstd from localhost only, and
// would always choose br: a relay on localhost asks the gateway for one coding at a time.
import { once } from 'node:events';
import { createServer, request } from 'node:http';

import { chromium } from 'playwright-core';

const CODINGS = ['br', 'zstd', 'gzip', 'identity'];

export async function expectReadable(work, subject) {
  let coding;
  const relay = createServer((call, reply) => {
    const headers = { ...call.headers, host: subject.host, 'accept-encoding': coding };
    request({ host: '127.0.0.1', port: subject.ports[work.kind], path: call.url, headers }, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (coding of CODINGS) await open(browser, `http://localhost:${relay.address().port}${work.path}`, coding);
  } finally {
    await browser.close();
    relay.closeAllConnections();
    relay.close();
  }
}

async function open(browser, address, coding) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('console', (message) => /content security policy/i.test(message.text()) && complaints.push(message.text()));
  const reply = await page.goto(address);
  const read = await page.evaluate(() => ({
    boot: JSON.parse(document.getElementById('jetway-boot').textContent),
    nonce: document.querySelector('meta[property="csp-nonce"]').content,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--jw-accent'),
    root: document.getElementById('root').childElementCount,
  }));
  await page.close();
  const sent = reply.headers()['content-encoding'] ?? 'identity';
  const isWhole = sent === coding && read.boot.nonce === read.nonce && read.accent !== '' && read.root > 0;
  if (!isWhole || complaints.length > 0)
    throw new Error(`Chromium does not read the document in ${coding}: ${JSON.stringify({ sent, complaints })}`);
}
