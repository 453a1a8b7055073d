/** Of every file of the worker, so that each frame has a number of its own. */
const frames = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

/**
 * Frames by the timers there were before any test faked them. jsdom draws its frames by `setInterval`: one that is asked
 * for while a test has faked that is never drawn, nor is any later one in the worker.
 * @param waitMs how long a frame is waited for
 */
export function drawFrames(waitMs: () => number): void {
  const { setTimeout, clearTimeout } = globalThis;
  window.requestAnimationFrame = (draw) => {
    last += 1;
    const frame = last;
    const drawn = () => {
      frames.delete(frame);
      draw(performance.now());
    };
    frames.set(frame, setTimeout(drawn, waitMs()));
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    clearTimeout(frames.get(frame));
    frames.delete(frame);
  };
}
