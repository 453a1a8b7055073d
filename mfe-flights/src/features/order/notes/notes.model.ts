import { problemOf } from '@jetway/kit-api';

/** Longest note, in characters; the server counts the same. */
export const LONGEST = 1_000;
/** From here on the count is shown. */
const NEAR = 900;
/** Control characters but line breaks. */
const CONTROL = /[^\P{Cc}\n]/u;

/** Why a text is no note. */
export type TextFault = 'missing' | 'long' | 'control';

/** A text as the server keeps it: trimmed, with one kind of line break. */
export function asKept(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** Characters of a text, as a reader counts most of them: not the browser's units, of which many need two. */
export function lengthOf(text: string): number {
  return [...asKept(text)].length;
}

export function faultOf(text: string): TextFault | null {
  const kept = asKept(text);
  if (kept === '') return 'missing';
  if (CONTROL.test(kept)) return 'control';
  return lengthOf(kept) > LONGEST ? 'long' : null;
}

/** Whether the end of what fits is near enough to be told. */
export function isNearEnd(text: string): boolean {
  return lengthOf(text) >= NEAR;
}

/** What the server found wrong with the text, or that no note fits any more; `null` for what has nothing to do with either. */
export function refusalOf(error: unknown): TextFault | 'full' | null {
  const problem = problemOf(error);
  if (problem?.code === 'order.notes_full') return 'full';
  const fault = problem?.errors?.find(({ pointer }) => pointer === '/text');
  if (!fault) return null;
  return fault.code === 'note.characters' ? 'control' : 'long';
}
