import { Children, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Renders its children one after the other after the page, each in a task of its own, so that extras delay nothing. */
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
