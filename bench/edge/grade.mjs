// Grades a running portal's headers with MDN's HTTP Observatory:
//   node bench/edge/grade.mjs HOST HTTP_PORT HTTPS_PORT FOLDER
// FOLDER is where `npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8` was called: it is large and asks for a newer
// Node than we do, so it is not one of our packages. HOST is looked up at 127.0.0.1. NODE_EXTRA_CA_CERTS names our authority.
import dns from 'node:dns';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [host, httpPort, httpsPort, folder] = process.argv.slice(2);
const root = resolve(folder, 'node_modules/@mdn/mdn-http-observatory');
const part = (file) => import(pathToFileURL(resolve(root, 'src', file)).href);

const lookup = dns.lookup;
dns.lookup = (name, options, done) => {
  if (name !== host) return lookup(name, options, done);
  const tell = typeof options === 'function' ? options : done;
  return options.all ? tell(null, [{ address: '127.0.0.1', family: 4 }]) : tell(null, '127.0.0.1', 4);
};

// Its list of preloaded hosts is fetched at installation; none of ours is on it.
const preloaded = resolve(root, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

const seen = await retrieve(host, { httpPort, httpsPort });
const results = ALL_TESTS.map((test) => ({ name: test.name, ...test(seen) }));
const points = results.map(({ result }) => (result ? getScoreModifier(result) : 0));
const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
const all = points.reduce((sum, point) => sum + point, 100);
results.forEach(({ name, pass, result }, n) =>
  console.log(`${String(points[n]).padStart(4)}  ${pass ? 'pass' : 'FAIL'}  ${name}: ${result}`),
);
const { grade, score } = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost);
console.log(`${grade} (${score} points)`);
