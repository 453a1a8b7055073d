export { default } from '@jetway/kit-build/vitest';
