import type { BootPayload } from '@jetway/kit-runtime';
import { createI18n, createPortalStore, PortalProviders } from '@jetway/kit-runtime/shell';
import { demoBoot, demoTenant, writeBoot } from '@jetway/kit-test';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { installShellTexts } from '../../app/shell-texts';
import { OverrideBanner } from './override-banner';

async function show(override?: BootPayload['releases']['override']) {
  const payload = demoBoot([], demoTenant());
  if (override) payload.releases.override = override;
  writeBoot(payload);
  const i18n = createI18n(payload.tenant);
  await installShellTexts(i18n);
  render(
    <PortalProviders store={createPortalStore({})} i18n={i18n} tenant={payload.tenant}>
      <OverrideBanner />
    </PortalProviders>,
  );
}

describe('the bar of an override', () => {
  it('names the module, its replacement, and the way back', async () => {
    await show({ module: 'mfe-flights', origin: 'http://localhost:3001', until: 1_800_000_000, by: 'olivia' });
    expect(screen.getByRole('complementary')).toHaveTextContent('You see mfe-flights at http://localhost:3001 until');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/_edge/override/reset');
  });

  it('is hidden from everyone else', async () => {
    await show();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
