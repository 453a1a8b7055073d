import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';

import { styled } from '../theme';
import { ButtonContent } from './button-content';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work in progress: ignores presses, keeps the focus and announces itself to screen readers. */
  isPending?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled(AriaButton)<ButtonLook>`
  ${buttonLook}
`;

/** Performs an action. For navigation, use `LinkButton`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    fullWidth = false,
    iconStart,
    iconEnd,
    children,
    isPending,
    ...rest
  } = props;
  return (
    <Root $variant={variant} $size={size} $fullWidth={fullWidth} isPending={isPending} {...rest}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={isPending}>
        {children}
      </ButtonContent>
    </Root>
  );
}
