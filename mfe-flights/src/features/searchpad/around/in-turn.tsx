import { Children, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Draws its children one after the other once the page stands, each in a task of its own: what is extra keeps nobody waiting. */
export function InTurn({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= all.length) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(next);
  }, [drawn, all.length]);
  return all.slice(0, drawn);
}
