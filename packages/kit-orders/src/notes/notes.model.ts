import { problemOf } from '@jetway/kit-api';

/** Maximum length of a note in characters, counted as on the server. */
export const LONGEST = 1_000;
/** The length is shown from here on. */
const NEAR = 900;
/** Control characters except line breaks. */
const CONTROL = /[^\P{Cc}\n]/u;

/** Why a text is not a valid note. */
export type TextFault = 'missing' | 'long' | 'control';

/** The text as the server stores it: trimmed, with one kind of line break. */
export function asKept(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** Length in Unicode code points, not in UTF-16 units, of which many characters need two. */
export function lengthOf(text: string): number {
  return [...asKept(text)].length;
}

export function faultOf(text: string): TextFault | null {
  const kept = asKept(text);
  if (kept === '') return 'missing';
  if (CONTROL.test(kept)) return 'control';
  return lengthOf(kept) > LONGEST ? 'long' : null;
}

/** Whether the length is close enough to the limit to show it. */
export function isNearEnd(text: string): boolean {
  return lengthOf(text) >= NEAR;
}

/** The server's error about the text, or that the order has the maximum number of notes; `null` for any other error. */
export function refusalOf(error: unknown): TextFault | 'full' | null {
  const problem = problemOf(error);
  if (problem?.code === 'order.notes_full') return 'full';
  const fault = problem?.errors?.find(({ pointer }) => pointer === '/text');
  if (!fault) return null;
  return fault.code === 'note.characters' ? 'control' : 'long';
}
