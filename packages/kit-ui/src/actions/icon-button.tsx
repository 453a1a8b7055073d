import type { ReactNode } from 'react';

import { media, styled } from '../theme';
import { Button, type ButtonProps } from './button';
import type { ButtonSize } from './button-styles';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'iconStart' | 'iconEnd' | 'fullWidth' | 'aria-label' | 'children'
> {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

const Square = styled(Button)<{ $box: ButtonSize }>`
  inline-size: var(--jw-control-${({ $box }) => $box});
  padding: 0;
  flex: none;
  ${media.touch} {
    min-inline-size: 40px;
  }
`;

/** A button that shows only an icon. */
export function IconButton({ label, variant = 'ghost', size = 'md', ...rest }: IconButtonProps) {
  return <Square $box={size} aria-label={label} variant={variant} size={size} {...rest} />;
}
