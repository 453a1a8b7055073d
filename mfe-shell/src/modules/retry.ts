/** A module, or a page of it, failed to load. */
export class ModuleLoadError extends Error {
  constructor(
    readonly moduleId: string,
    cause: unknown,
  ) {
    super(`${moduleId} could not be loaded`, { cause });
    this.name = 'ModuleLoadError';
  }
}

/** A module requires another version of the portal; the message names both. A retry does not help. */
export class VersionMismatchError extends ModuleLoadError {
  constructor(
    moduleId: string,
    readonly reason: string,
  ) {
    super(moduleId, reason);
    this.name = 'VersionMismatchError';
  }
}

/** The error of a failed load, as one that a page can show. */
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

/** Retries after short randomised waits, so that tabs do not retry in step. */
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
