import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { roomsRule } from './packages/kit-build/eslint/rooms-rule.mjs';

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/generated/**', 'target/**', 'releases/**', 'var/**'],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  hooks.configs.flat['recommended-latest'],
  {
    plugins: { jetway: { rules: { rooms: roomsRule } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'jetway/rooms': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      'max-lines': ['error', { max: 350 }],
      'max-lines-per-function': ['error', { max: 100 }],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/*.{mjs,cjs}'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
