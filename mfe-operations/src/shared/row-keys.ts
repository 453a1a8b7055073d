import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus between the links of a table's rows with the arrow keys, or with J and K; Enter opens the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, [role="listbox"], button')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody a[data-row]')];
  const at = links.findIndex((link) => link.closest('tr') === target.closest('tr'));
  const next = links[at === -1 ? 0 : at + move];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
