/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { useKitWords } from '@jetway/kit-ui';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const ENGLISH = 'en';
const PLURAL = /_(zero|one|two|few|many|other)$/;
const root = join(import.meta.dirname, '../../..');

/** Every file of English texts with its counterpart in each other language of its module. The operators' console speaks English only. */
const files = [
  ...readdirSync(root).filter((name) => name.startsWith('mfe-') && name !== 'mfe-operations'),
  'packages/kit-orders',
].flatMap((name) => {
  const folder = join(root, name, 'src/locales');
  const spoken = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  const parts = existsSync(join(folder, ENGLISH))
    ? readdirSync(join(folder, ENGLISH), { recursive: true, encoding: 'utf8' }).filter((part) => part.endsWith('.json'))
    : [];
  const others = isEmpty(join(folder, 'en.json'))
    ? []
    : ['ar', ...spoken.filter((language) => language !== ENGLISH && language !== 'ar')];
  return others.flatMap((language) => [
    { language, english: join(folder, 'en.json'), other: join(folder, `${language}.json`) },
    ...parts.map((part) => ({ language, english: join(folder, ENGLISH, part), other: join(folder, language, part) })),
  ]);
});

describe('every text exists in every language', () => {
  it.each(files.map((file) => ({ ...file, name: relative(root, file.other) })))(
    '$name',
    ({ language, english, other }) => {
      const [source, translated] = [flat(said(english)), flat(read(other))];
      expect(
        [...wanted(source, language).keys()].filter((key) => !translated.has(key)),
        'not translated',
      ).toEqual([]);
      expect(
        [...translated.keys()].filter((key) => !wanted(source, language).has(key)),
        'nobody’s',
      ).toEqual([]);
      const strangers = [...translated].filter(
        ([key, text]) => !isSubset(names(text), names(wanted(source, language).get(key) ?? '')),
      );
      expect(
        strangers.map(([key]) => key),
        'names what the English text does not',
      ).toEqual([]);
    },
  );
});

/** The keys a language needs for these English texts; a plural text has as many forms as the language has. */
function wanted(english: Map<string, string>, language: string): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] => {
      if (!PLURAL.test(key) || !english.has(key.replace(PLURAL, '_other'))) return [[key, text]];
      return forms.map((form) => [key.replace(PLURAL, `_${form}`), english.get(key.replace(PLURAL, '_other')) ?? text]);
    }),
  );
}

function read(path: string): Texts {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
}

/** The English texts of a file. The shell also translates the kit's texts, whose English is in the kit. */
function said(path: string): Texts {
  if (path !== join(root, 'mfe-shell/src/locales/en.json')) return read(path);
  return { ...read(path), kit: { ...renderHook(useKitWords).result.current } };
}

function isEmpty(path: string): boolean {
  return Object.keys(read(path)).length === 0;
}

function flat(texts: Texts, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${above}${key}`, value] as const] : [...flat(value, `${above}${key}.`)],
    ),
  );
}

/** Placeholders of a text: `{{count}}`, or `{count}` in the kit's own. */
function names(text: string): Set<string> {
  return new Set(text.match(/\{+\w+\}+/g) ?? []);
}

const isSubset = (some: Set<string>, all: Set<string>) => [...some].every((one) => all.has(one));
