/** A module, or a page of it, that could not be fetched. */
export class ModuleLoadError extends Error {
  constructor(
    readonly moduleId: string,
    cause: unknown,
  ) {
    super(`${moduleId} could not be loaded`, { cause });
    this.name = 'ModuleLoadError';
  }
}

export interface RetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** Shortest wait before a retry; the longest is twice that. */
  waitMs: number;
  /** 0 to 1. */
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

export const RETRY: RetryOptions = {
  retries: 2,
  waitMs: 400,
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Tries again after short waits of uneven length, so that tabs do not come back in step. */
export async function withRetries<T>(load: () => Promise<T>, options: RetryOptions = RETRY): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= options.retries) throw error;
      await options.wait(options.waitMs * (1 + options.random()));
    }
  }
}
