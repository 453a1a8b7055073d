export { MenuTrigger } from 'react-aria-components';

export { Button } from './button';
export type { ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button-styles';
export { CopyButton } from './copy-button';
export { IconButton } from './icon-button';
export type { IconButtonProps } from './icon-button';
export { LinkButton } from './link-button';
export type { LinkButtonProps } from './link-button';
export { Menu } from './menu';
export type { MenuProps } from './menu';
export { MenuItem } from './menu-item';
export type { MenuItemProps } from './menu-item';
