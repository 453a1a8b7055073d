import { renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { NavItem } from './nav.model';
import { SideNav } from './side-nav';

const entry = (path: string): NavItem => ({
  id: path,
  label: `x:${path}`,
  icon: 'list',
  path,
  group: 'bookings',
  order: 1,
});
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it('My Bookings groups its lists and links to the first; with one list it is a plain link (P-102, P-103)', async () => {
  const lists = [entry('/list'), entry('/void')];
  const several = await renderWithPortal(
    <SideNav groups={[{ id: 'bookings', entries: [{ ...entry('/list'), parts: lists }] }]} />,
    {},
  );
  const submenu = await screen.findByRole('list', { name: '/list' });
  expect(hrefs(within(submenu).getAllByRole('link'))).toEqual(['/list', '/void']);
  expect(hrefs(screen.getAllByRole('link'))[0]).toBe('/list');
  several.unmount();
  await renderWithPortal(<SideNav groups={[{ id: 'bookings', entries: [entry('/void')] }]} />, {});
  expect(hrefs(screen.getAllByRole('link'))).toEqual(['/void']);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
