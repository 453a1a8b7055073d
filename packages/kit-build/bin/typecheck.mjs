// Type-checks every workspace with a tsconfig.json, one after another; fails if any fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Version 7 checks in a third of the time; ESLint still needs the programming interface of version 5.
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');

const folders = [
  ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
  ...readdirSync(root).filter((name) => name.startsWith('mfe-') || name === 'e2e'),
].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

const failed = folders.filter((folder) => {
  const run = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], { cwd: root, stdio: 'inherit' });
  return run.status !== 0;
});
if (failed.length > 0) {
  console.error(`typecheck failed in: ${failed.join(', ')}`);
  process.exit(1);
}
