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
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onChange(String(key))} className={className}>
      <Bar aria-label={label}>
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
