import { render, screen } from '@testing-library/react';
import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { onDemand } from './on-demand';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'could not load' : this.props.children;
  }
}

it('loads its code on first render, once', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Demanded = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <>
      <Demanded name="Amina" />
      <Demanded name="Rahim" />
    </>,
  );
  expect(await screen.findByText('Hello Amina')).toBeVisible();
  expect(screen.getByText('Hello Rahim')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders synchronously when the code is loaded', async () => {
  const Demanded = onDemand(() => Promise.resolve(Greeting));
  await Demanded.preload();
  render(<Demanded name="Amina" />);
  expect(screen.getByText('Hello Amina')).toBeVisible();
});

it('renders code that arrived between render and effect', async () => {
  let arrive = () => undefined as void;
  // A promise that a test resolves between render and effect.
  const load = () => ({
    then: (taken: (code: ComponentType<{ name: string }>) => void) => {
      arrive = () => void taken(Greeting);
      return Promise.resolve(Greeting);
    },
  });
  const Demanded = onDemand(load as unknown as () => Promise<typeof Greeting>);
  void Demanded.preload();
  const Arrival = () => {
    useLayoutEffect(() => void arrive(), []);
    return null;
  };
  render(
    <>
      <Demanded name="Amina" />
      <Arrival />
    </>,
  );
  expect(await screen.findByText('Hello Amina')).toBeVisible();
});

it('reports a failed load and retries later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Demanded = onDemand(load);
  const failed = render(<Boundary>{<Demanded name="Amina" />}</Boundary>);
  expect(await screen.findByText('could not load')).toBeVisible();
  failed.unmount();
  render(<Demanded name="Amina" />);
  expect(await screen.findByText('Hello Amina')).toBeVisible();
});
