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

/** A module that was built for another portal than this one; the message names both versions. Asking again changes nothing. */
export class VersionMismatchError extends ModuleLoadError {
  constructor(
    moduleId: string,
    readonly reason: string,
  ) {
    super(moduleId, reason);
    this.name = 'VersionMismatchError';
  }
}

/** What became of loading a module: the reason a page can show, or just that it did not come. */
export function loadFailure(moduleId: string, cause: unknown): ModuleLoadError {
  if (cause instanceof ModuleLoadError) return cause;
  return isMismatch(cause) ? new VersionMismatchError(moduleId, cause.message) : new ModuleLoadError(moduleId, cause);
}

/** Thrown by the pin of a module's build (`kit-build/runtime/pin.cjs`), which shares no class with the shell. */
function isMismatch(cause: unknown): cause is Error {
  return cause instanceof Error && cause.name === 'VersionMismatch';
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
  wait: later,
};

export function later(waitMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** Tries again after short waits of uneven length, so that tabs do not come back in step. */
export async function withRetries<T>(load: () => Promise<T>, options: RetryOptions = RETRY): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= options.retries || isMismatch(error)) throw error;
      await options.wait(options.waitMs * (1 + options.random()));
    }
  }
}
