import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

/** The linter's messages for a file with one import. */
async function refusals(file: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${specifier}';\n`, { filePath: path.join(root, file) });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'jetway/rooms').map(({ message }) => message);
}

describe('an import across a boundary fails the lint', () => {
  it.each([
    ['packages/kit-ui/src/button.tsx', '@jetway/kit-api'],
    ['packages/kit-ui/src/button.tsx', '@jetway/kit-runtime'],
    ['packages/kit-runtime/src/boot.ts', '@jetway/kit-ui'],
    ['packages/kit-domain/src/money.ts', 'react'],
    ['packages/kit-domain/src/money.ts', '@jetway/kit-api'],
    ['packages/kit-ui/src/button.tsx', '../../kit-domain/src/money'],
    ['mfe-flights/src/module.ts', '@jetway/mfe-hotels'],
    ['mfe-flights/src/module.ts', '../../mfe-hotels/src/module'],
    ['mfe-flights/src/routes.tsx', 'react-router'],
    ['mfe-flights/src/routes.tsx', '@reduxjs/toolkit/query/react'],
    ['mfe-flights/src/routes.tsx', '@jetway/kit-runtime/shell'],
    ['mfe-flights/src/features/booking/booking.page.tsx', '../results/results.model'],
    ['mfe-flights/src/shared/fare.tsx', '../features/booking'],
    ['mfe-shell/src/main.tsx', 'react-router'],
    ['mfe-shell/src/main.tsx', '@jetway/kit-orders'],
    ['packages/kit-orders/src/host.tsx', '@jetway/kit-runtime/shell'],
    ['packages/kit-orders/src/host.tsx', 'react-redux'],
    ['packages/kit-ui/src/button.tsx', '@jetway/kit-orders'],
  ])('%s: %s', async (file, specifier) => {
    expect(await refusals(file, specifier)).toHaveLength(1);
  });
});

describe('an allowed import passes', () => {
  it.each([
    ['packages/kit-ui/src/money.tsx', '@jetway/kit-domain'],
    ['packages/kit-runtime/src/router.ts', 'react-router'],
    ['mfe-flights/src/routes.tsx', '@jetway/kit-runtime/router'],
    ['mfe-flights/src/features/booking/booking.page.tsx', '../../shared/fare'],
    ['mfe-flights/src/features/booking/booking.page.tsx', './booking.model'],
    ['mfe-flights/src/module.ts', './features/booking'],
    ['mfe-hotels/src/module.ts', '@jetway/kit-orders'],
    ['packages/kit-orders/src/host.tsx', '@jetway/kit-runtime'],
    ['mfe-shell/src/app/start.tsx', '@jetway/kit-runtime/shell'],
  ])('%s: %s', async (file, specifier) => {
    expect(await refusals(file, specifier)).toEqual([]);
  });
});
