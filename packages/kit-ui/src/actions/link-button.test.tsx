import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { NavigationProvider } from '../theme';
import { LinkButton } from './link-button';

it('navigates through the router, and has a real href', async () => {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate} useHref={(href) => `/portal${href}`}>
      <LinkButton href="/searchpad">Search</LinkButton>
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Search' });
  expect(link).toHaveAttribute('href', '/portal/searchpad');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/searchpad', undefined);
});
