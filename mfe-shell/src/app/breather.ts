interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser draw and answer before work goes on; a slow phone would else stand still for half a second. */
export function breather(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
