import { Header, MenuSection as AriaMenuSection } from 'react-aria-components';

import type { MenuSectionProps } from '../../actions/menu-drawing';
import { styled } from '../../theme';

const Group = styled(AriaMenuSection)`
  &:not(:first-child) {
    margin-block-start: var(--jw-space-1);
    padding-block-start: var(--jw-space-1);
    border-block-start: 1px solid var(--jw-border);
  }
` as typeof AriaMenuSection;

const Title = styled(Header)`
  padding: var(--jw-space-2) var(--jw-space-2) var(--jw-space-1);
  font-size: var(--jw-text-xs);
  font-weight: 550;
  color: var(--jw-text-muted);
`;

export function MenuSectionSurface({ title, children, ...rest }: MenuSectionProps) {
  return (
    <Group {...rest}>
      <Title>{title}</Title>
      {children}
    </Group>
  );
}
