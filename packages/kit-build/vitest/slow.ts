import { beforeEach } from 'vitest';

/** `JETWAY_SLOW=300 npx vitest run`: each frame comes 150 to 300 ms late, each answer up to 300 ms. */
const LATEST_MS = Number(process.env['JETWAY_SLOW'] ?? 0);

/** Finds tests that pass only where everything comes at once, as it does not on a busy machine. */
export function slowDown(): void {
  if (!LATEST_MS) return;
  const { setTimeout, clearTimeout } = globalThis;
  const frames = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  window.requestAnimationFrame = (draw) => {
    last += 1;
    frames.set(last, setTimeout(() => draw(performance.now()), LATEST_MS * (0.5 + Math.random() / 2)));
    return last;
  };
  window.cancelAnimationFrame = (frame) => clearTimeout(frames.get(frame));
  beforeEach(() => {
    const answer = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      await new Promise((resume) => setTimeout(resume, LATEST_MS * Math.random()));
      return answer(...call);
    };
    return () => {
      globalThis.fetch = answer;
    };
  });
}
