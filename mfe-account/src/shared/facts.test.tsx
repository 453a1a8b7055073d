import { renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import module from '../module';
import { Facts } from './facts';

it('keeps a number intact inside right-to-left text', async () => {
  await renderWithPortal(<Facts items={[{ term: 'هاتف', description: '+96892345678' }]} />, { module });
  expect((await screen.findByText('+96892345678')).tagName).toBe('BDI');
});
