// An agency searches 2,000 published packages, half of them in one city: how long an answer takes through the gateway. Answers are
// kept for a minute by pages alone, so each search here is a new one.
//
// node packages/search.mjs
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { signInAll, tenantsWith } from '../flights/agencies.mjs';
import { build, startBuilt } from '../stack/build.mjs';
import { quantile } from '../stack/stack.mjs';
import { signInOperator } from './operator.mjs';

const PACKAGES = 2_000;
/** Has half of the packages, so a search finds as many as an answer can have. */
const LARGE = 'dxb';
const FOUND_MOST = 300;
/** Packages of an import: within the size of a request. */
const BATCH = 200;
const SEARCHES = 200;
const WARM = 20;
const MOST_MS = 50;
const DAY = 86_400_000;

/** A row for the large city, and one for the others in turn. */
export async function measurePackages() {
  build();
  const tenants = tenantsWith(1);
  try {
    const portal = await startBuilt(tenants);
    try {
      return await measure(portal);
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(tenants, { recursive: true, force: true });
  }
}

async function measure(portal) {
  const [agency] = await signInAll(portal, 1);
  const post = async (call, body) => {
    let answer = await agency(`/bdfare-package/api/v1/Package/${call}`, body);
    // On a busy machine the gateway may take its backend for gone for a moment.
    for (let more = 5; answer.status === 503 && more > 0; more -= 1) {
      await setTimeout(2_000);
      answer = await agency(`/bdfare-package/api/v1/Package/${call}`, body);
    }
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  await fill(await signInOperator(portal, ['holidays']));
  const { cities } = (await post('SearchCities', { text: '' })).body;
  const others = cities.map(({ cityId }) => cityId).filter((id) => id !== LARGE);
  const large = await searches(post, [LARGE]);
  if (large.found !== FOUND_MOST) throw new Error(`the large city has ${large.found} packages`);
  return [row('a city with 1,000', large), row(`${others.length} other cities`, await searches(post, others))];
}

/** Copies the packages of the demonstration until there are 2,000. */
async function fill(operator) {
  const { packages } = await operator('Holidays/ExportPackages', { tenant: 'falcon' });
  const copies = Array.from({ length: PACKAGES - packages.length }, (_, at) => {
    const { state, package: form } = packages[at % packages.length];
    return { state, package: at < PACKAGES / 2 ? { ...form, cityId: LARGE } : form };
  });
  for (let from = 0; from < copies.length; from += BATCH) {
    const batch = copies.slice(from, from + BATCH);
    const { created, problems } = await operator('Holidays/ImportPackages', {
      tenant: 'falcon',
      packages: batch,
      dryRun: false,
    });
    if (created !== batch.length) throw new Error(`not imported: ${JSON.stringify(problems)}`);
  }
}

/** The times of searches in these cities in turn, each on another day, and the most packages that one found. */
async function searches(post, cities) {
  const took = [];
  let found = 0;
  for (let turn = -WARM; turn < SEARCHES; turn += 1) {
    const at = turn + WARM;
    const date = new Date(Date.now() + (30 + (at % 60)) * DAY).toISOString().slice(0, 10);
    const asked = { cityId: cities[at % cities.length], date, adults: 2, childAges: [7] };
    const answer = await post('SearchPackages', asked);
    found = Math.max(found, answer.body.packages.length);
    if (turn >= 0) took.push(answer.took);
  }
  return { took, found };
}

function row(where, { took, found }) {
  const [middle, slow] = [quantile(took, 0.5), quantile(took, 0.95)];
  console.log(
    `search of ${PACKAGES} packages in ${where}: p50 ${middle.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms (≤ ${MOST_MS}), at most ${found} found`,
  );
  return { name: `search of ${PACKAGES} packages in ${where}, p95`, figure: slow, unit: 'ms', limit: MOST_MS };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await measurePackages();
