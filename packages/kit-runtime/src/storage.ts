/** A place in the browser's storage. Reading and writing never throw: a full or forbidden storage forgets. */
export interface StorageKey<T> {
  /** The name in the storage. */
  readonly name: string;
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

type Kind = 'local' | 'session';

function area(kind: Kind): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

function key<T>(name: string, kind: Kind, decode: (text: string) => T | null, encode: (value: T) => string): StorageKey<T> {
  return {
    name,
    read: () =>
      attempt(() => {
        const text = area(kind).getItem(name);
        return text === null ? null : decode(text);
      }, null),
    write: (value) => attempt(() => area(kind).setItem(name, encode(value)), undefined),
    remove: () => attempt(() => area(kind).removeItem(name), undefined),
  };
}

/** A plain text under a name the portal has always used, as it is. */
export function legacyKey(name: string): StorageKey<string> {
  return key(name, 'local', (text) => text, (text) => text);
}

/** A plain text under `jetway.<name>`. */
export function textKey(name: string, kind: Kind = 'local'): StorageKey<string> {
  return key(`jetway.${name}`, kind, (text) => text, (text) => text);
}

/** JSON under `jetway.<name>.v<version>`; raise the version when the shape changes and old values vanish. */
export function jsonKey<T>(name: string, version: number, kind: Kind = 'local'): StorageKey<T> {
  return key(`jetway.${name}.v${version}`, kind, (text) => JSON.parse(text) as T, (value) => JSON.stringify(value));
}
