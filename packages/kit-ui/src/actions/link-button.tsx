import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { styled } from '../theme';
import { ButtonContent } from './button-content';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles';

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className' | 'style' | 'href'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** A link that looks like a button; inside `NavigationProvider` it navigates without a page load. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', size = 'md', fullWidth = false, iconStart, iconEnd, children, ...rest } = props;
  return (
    <Root $variant={variant} $size={size} $fullWidth={fullWidth} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Root>
  );
}
