import { css, focusRing, media } from '../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--jw-accent);
    color: var(--jw-on-accent);
    box-shadow: var(--jw-shadow-1);
    &[data-hovered] {
      background: var(--jw-accent-hover);
    }
    &[data-pressed],
    &[aria-expanded='true'] {
      background: var(--jw-accent-active);
    }
  `,
  secondary: css`
    background: var(--jw-surface);
    color: var(--jw-text);
    border-color: var(--jw-border);
    box-shadow: var(--jw-shadow-1);
    &[data-hovered] {
      background: var(--jw-surface-sunken);
      border-color: var(--jw-border-strong);
    }
    &[data-pressed],
    &[aria-expanded='true'] {
      background: var(--jw-surface-sunken);
      border-color: var(--jw-border-strong);
      box-shadow: none;
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--jw-text);
    &[data-hovered] {
      background: color-mix(in oklab, var(--jw-text) 7%, transparent);
    }
    &[data-pressed],
    &[aria-expanded='true'] {
      background: color-mix(in oklab, var(--jw-text) 12%, transparent);
    }
  `,
  danger: css`
    background: var(--jw-danger);
    color: var(--jw-on-danger);
    box-shadow: var(--jw-shadow-1);
    &[data-hovered] {
      background: color-mix(in oklab, var(--jw-danger) 90%, black);
    }
    &[data-pressed] {
      background: color-mix(in oklab, var(--jw-danger) 80%, black);
    }
  `,
  link: css`
    background: transparent;
    color: var(--jw-accent-text);
    text-decoration: underline transparent;
    text-underline-offset: 0.25em;
    &[data-hovered],
    &[data-pressed] {
      text-decoration-color: currentColor;
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-block-size: var(--jw-control-sm);
    padding-inline: var(--jw-space-3);
    font-size: var(--jw-text-sm);
  `,
  md: css`
    min-block-size: var(--jw-control-md);
    border-radius: var(--jw-radius-md);
    padding-inline: var(--jw-space-4);
    font-size: var(--jw-text-sm);
  `,
  lg: css`
    min-block-size: var(--jw-control-lg);
    border-radius: var(--jw-radius-md);
    padding-inline: var(--jw-space-5);
    font-size: var(--jw-text-md);
  `,
};

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

/** Styles shared by buttons, link buttons and icon buttons. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  inline-size: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: var(--jw-radius-sm);
  font-family: inherit;
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--jw-fast) var(--jw-ease),
    border-color var(--jw-fast) var(--jw-ease),
    box-shadow var(--jw-fast) var(--jw-ease),
    scale var(--jw-fast) var(--jw-ease);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $variant }) => ($variant === 'link' ? 'padding-inline: var(--jw-space-1);' : '')}
  ${focusRing}
  &[data-pressed] {
    scale: 0.985;
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
    box-shadow: none;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${media.touch} {
    min-block-size: max(var(--jw-control-md), 40px);
  }
`;
