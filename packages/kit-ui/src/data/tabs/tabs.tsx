import { lazy, Suspense, type ReactNode } from 'react';

import { Waiting } from './tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Omitted when the page itself follows `selected`. */
  content?: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Id of the selected tab. */
  selected: string;
  onChange: (id: string) => void;
  /** Accessible name of the row of tabs. */
  label?: string;
  className?: string;
}

const TabsPanel = lazy(() => import('./tabs-panel'));

/** Tabs. While their code loads, a static copy is shown. It is inert, because state started in it would be lost. */
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
