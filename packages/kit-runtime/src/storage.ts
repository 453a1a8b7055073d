/** A key in the browser's storage. Reads and writes never throw: a full or blocked storage stores nothing. */
export interface StorageKey<T> {
  /** The key's name. */
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

function key<T>(
  name: string,
  kind: Kind,
  decode: (text: string) => T | null,
  encode: (value: T) => string,
): StorageKey<T> {
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

/** Plain text under an existing, unprefixed name. */
export function legacyKey(name: string): StorageKey<string> {
  return key(
    name,
    'local',
    (text) => text,
    (text) => text,
  );
}

/** Plain text under `jetway.<name>`. */
export function textKey(name: string, kind: Kind = 'local'): StorageKey<string> {
  return key(
    `jetway.${name}`,
    kind,
    (text) => text,
    (text) => text,
  );
}

/** JSON under `jetway.<name>.v<version>`. Raise the version when the format changes; old values are ignored. */
export function jsonKey<T>(name: string, version: number, kind: Kind = 'local'): StorageKey<T> {
  return key(
    `jetway.${name}.v${version}`,
    kind,
    (text) => JSON.parse(text) as T,
    (value) => JSON.stringify(value),
  );
}
