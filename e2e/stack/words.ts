import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Portal } from './portals';

interface Texts {
  [key: string]: string | Texts;
}

/** A portal's texts, looked up by their English version. */
export interface Words {
  /** Matches the start of a text; placeholders match anything. */
  say: (english: string) => RegExp;
  /** Matches the whole text. */
  exactly: (english: string) => RegExp;
  /** Matches anywhere in the text. */
  holds: (english: string) => RegExp;
}

export function wordsOf({ language = 'en' }: Portal): Words {
  const known = dictionary(language);
  const pattern = (english: string) => {
    const forms = known.get(english);
    if (!forms) throw new Error(`no module or kit says "${english}"`);
    return `(?:${[...forms].map(open).join('|')})`;
  };
  return {
    say: (english) => new RegExp(`^${pattern(english)}`),
    exactly: (english) => new RegExp(`^${pattern(english)}$`),
    holds: (english) => new RegExp(pattern(english)),
  };
}

/** English text → its translations in a language. */
function dictionary(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of englishFiles()) {
    const theirs = new URL(file.href.replace(/\/en(\.json|\/)/, `/${language}$1`));
    if (!existsSync(theirs)) continue;
    const texts = new Map(flat(read(theirs)));
    for (const [key, english] of flat(read(file))) {
      const said = texts.get(key);
      if (said !== undefined) found.set(english, (found.get(english) ?? new Set()).add(said));
    }
  }
  return found;
}

/** `en.json` of every module and kit, and the files below a folder of that name. */
function englishFiles(): URL[] {
  const root = new URL('../../', import.meta.url);
  const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const kits = readdirSync(new URL('packages/', root)).map((name) => `packages/${name}`);
  return [...modules, ...kits].flatMap((room) => {
    const locales = new URL(`${room}/src/locales/`, root);
    const folder = new URL('en/', locales);
    const names = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
    const more = names.filter((name) => name.endsWith('.json')).map((name) => new URL(name, folder));
    return [new URL('en.json', locales), ...more].filter((file) => existsSync(file));
  });
}

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

function flat(texts: Texts, at = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${at}${key}`, text]] : flat(text, `${at}${key}.`),
  );
}

/** A text as a pattern; placeholders match anything. */
function open(text: string): string {
  const parts = text.split(/\{\{.*?\}\}/);
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
}
