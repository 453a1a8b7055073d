import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';

import { Button } from '../actions';
import { preloadOverlays } from './layer';
import { Popover } from './popover';
import { Tooltip } from './tooltip';

beforeAll(preloadOverlays);

it('opens beside its button and can close itself', async () => {
  render(
    <Popover label="Travellers" trigger={<Button>2 adults</Button>}>
      {({ close }) => <Button onPress={close}>Done</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: '2 adults' }));
  expect(screen.getByRole('dialog', { name: 'Travellers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a tooltip describes its control on keyboard focus', async () => {
  render(
    <Tooltip text="Refreshes fares">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Refreshes fares');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Refreshes fares');
});

it('a tooltip closes on Escape and on blur', async () => {
  render(
    <Tooltip text="Refreshes fares">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
