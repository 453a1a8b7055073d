import { beforeEach } from 'vitest';

/** `JETWAY_SLOW=300 npx vitest run`: each frame comes 150 to 300 ms late, each answer up to 300 ms. */
const LATEST_MS = Number(process.env['JETWAY_SLOW'] ?? 0);

/** How long a frame is waited for, in milliseconds. */
export const frameMs = (): number => (LATEST_MS ? LATEST_MS * (0.5 + Math.random() / 2) : 16);

/** Finds tests that pass only where everything comes at once, as it does not on a busy machine. */
export function slowDown(): void {
  if (!LATEST_MS) return;
  const { setTimeout } = globalThis;
  beforeEach(() => {
    const answer = globalThis.fetch;
    let isOver = false;
    globalThis.fetch = async (...call) => {
      await new Promise((resume) => setTimeout(resume, LATEST_MS * Math.random()));
      // A request of a test that has ended never resolves: the next test's handlers must not get it.
      return isOver ? new Promise<Response>(() => undefined) : answer(...call);
    };
    return () => {
      isOver = true;
      globalThis.fetch = answer;
    };
  });
}
