/** Shared by every test file of the worker, so that frame numbers are unique. */
const frames = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

/**
 * Animation frames on the original timers. jsdom draws its frames by `setInterval`: a frame requested while a test has faked
 * timers is never drawn, nor is any later one in the worker.
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
