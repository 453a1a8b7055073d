import { lazy, Suspense, type ReactNode } from 'react';

import { Waiting } from './tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Left out when the page below follows `selected` by itself. */
  content?: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Id of the item on show. */
  selected: string;
  onChange: (id: string) => void;
  /** Names the row of tabs for a screen reader. */
  label?: string;
  className?: string;
}

const TabsPanel = lazy(() => import('./tabs-panel'));

/**
 * Views of one subject. The same row and view stand there while the real ones arrive; nothing can be pressed in them, as
 * what was begun there would be gone with them.
 */
export function Tabs(props: TabsProps) {
  return (
    <Suspense fallback={<TabsWaiting {...props} />}>
      <TabsPanel {...props} />
    </Suspense>
  );
}

function TabsWaiting({ items, selected, className }: TabsProps) {
  return (
    <div className={className} inert>
      <Waiting>
        {items.map((item) => (
          <span key={item.id} data-selected={item.id === selected || undefined}>
            {item.label}
          </span>
        ))}
      </Waiting>
      {items.find((item) => item.id === selected)?.content}
    </div>
  );
}
