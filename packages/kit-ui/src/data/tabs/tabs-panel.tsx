import { useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';

import { focusRing, styled } from '../../theme';
import { tabBar, tabLook } from './tabs.styles';
import type { TabsProps } from './tabs';

const Bar = styled(TabList)`
  ${tabBar}
`;

const Handle = styled(Tab)`
  ${tabLook}
`;

const Panel = styled(TabPanel)`
  padding-block-start: var(--jw-space-4);
  border-radius: var(--jw-radius-sm);
  ${focusRing}
`;

export default function TabsView({ items, selected, onChange, label, className }: TabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(bar.current), [selected]);
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onChange(String(key))} className={className}>
      <Bar ref={bar} aria-label={label}>
        {items.map((item) => (
          <Handle key={item.id} id={item.id} isDisabled={item.isDisabled}>
            {item.label}
          </Handle>
        ))}
      </Bar>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <Panel key={item.id} id={item.id}>
              {item.content}
            </Panel>
          ),
      )}
    </Tabs>
  );
}

/** On a phone the row of tabs scrolls: centres the selected tab without scrolling the page. */
function bringIntoView(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector('[data-selected]');
  if (!bar || !chosen) return;
  const [row, tab] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
  bar.scrollLeft += tab.left + tab.width / 2 - row.left - row.width / 2;
}
