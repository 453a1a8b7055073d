import { SegmentedControl, styled } from '../src';
import type { Settings } from './settings';

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--jw-z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  padding: var(--jw-space-3) var(--jw-space-6);
  border-block-end: 1px solid var(--jw-border);
  background: color-mix(in oklab, var(--jw-bg) 86%, transparent);
  backdrop-filter: blur(10px);
`;

interface ToolbarProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

export function Toolbar({ settings, onChange }: ToolbarProps) {
  return (
    <Bar>
      <SegmentedControl
        label="Tenant"
        value={settings.tenant}
        onChange={(tenant) => onChange({ tenant })}
        options={[
          { value: '_default', label: 'Original' },
          { value: 'falcon', label: 'Falcon' },
        ]}
      />
      <SegmentedControl
        label="Colours"
        value={settings.scheme}
        onChange={(scheme) => onChange({ scheme })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <SegmentedControl
        label="Direction"
        value={settings.dir}
        onChange={(dir) => onChange({ dir })}
        options={[
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ]}
      />
    </Bar>
  );
}
