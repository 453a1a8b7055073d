import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';

import { Button, Menu, MenuItem, MenuSection, MenuTrigger } from '.';
import { preloadOverlays } from '../overlays';

beforeAll(preloadOverlays);

function AccountMenu({ onAction }: { onAction: (key: unknown) => void }) {
  return (
    <MenuTrigger>
      <Button>Account</Button>
      <Menu aria-label="Account" onAction={onAction}>
        <MenuItem id="profile">Profile</MenuItem>
        <MenuItem id="leave" isDanger>
          Sign out
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

it('opens, moves and selects by keyboard, then restores the focus', async () => {
  const onAction = vi.fn();
  render(<AccountMenu onAction={onAction} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction.mock.calls[0]?.[0]).toBe('leave');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

it('ticks the selected item of a section and reports another selection', async () => {
  const onSelectionChange = vi.fn();
  render(
    <MenuTrigger>
      <Button>Account</Button>
      <Menu aria-label="Account">
        <MenuSection
          title="Appearance"
          selectionMode="single"
          selectedKeys={['light']}
          onSelectionChange={onSelectionChange}
        >
          <MenuItem id="light">Light</MenuItem>
          <MenuItem id="dark">Dark</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('menuitemradio', { name: 'Light', checked: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark', checked: false }));
  expect([...(onSelectionChange.mock.calls[0]?.[0] as Set<string>)]).toEqual(['dark']);
});
