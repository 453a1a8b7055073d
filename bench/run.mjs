// Every benchmark in turn, each against the same stack, each with the figure it is held to.
import { measureRouteChange } from './browser/route-change.mjs';
import { measureFilter } from './flights/filter.mjs';
import { measureFirstBatch } from './flights/first-batch.mjs';
import { measureDocument } from './edge/document.mjs';
import { startStack } from './stack/stack.mjs';

const stack = await startStack();
try {
  const rows = [
    await measureDocument(stack),
    ...(await measureFirstBatch(stack)),
    ...(await measureFilter(stack)),
    await measureRouteChange(stack),
  ];
  for (const { name, figure, unit, limit } of rows)
    console.log(`${name.padEnd(58)} ${`${figure} ${unit}`.padStart(14)}   (≤ ${limit} ${unit})`);
  const missed = rows.filter(({ figure, limit }) => figure > limit);
  if (missed.length > 0) throw new Error(`slower or heavier than asked: ${missed.map(({ name }) => name).join('; ')}`);
} finally {
  await stack.stop();
}
