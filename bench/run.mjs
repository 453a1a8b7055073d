// Every benchmark in turn, each against the same stack, each with the figure it is held to.
import { measureRouteChange } from './browser/route-change.mjs';
import { measureFilter } from './flights/filter.mjs';
import { measureFirstBatch } from './flights/first-batch.mjs';
import { measureDocument } from './edge/document.mjs';
import { startStack } from './stack/stack.mjs';

const stack = await startStack();
try {
  const rows = [await measureDocument(stack), await measureFirstBatch(stack), await measureFilter(stack), await measureRouteChange(stack)];
  for (const { name, figure, bound } of rows) console.log(`${name.padEnd(58)} ${figure.padStart(14)}   (${bound})`);
} finally {
  await stack.stop();
}
