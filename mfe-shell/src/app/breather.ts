interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Yields to rendering and input between tasks; otherwise a slow phone would freeze for half a second. */
export function breather(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
