import { createI18n, createPortalStore, PortalProviders } from '@jetway/kit-runtime/shell';
import { demoTenant } from '@jetway/kit-test';
import { ErrorState } from '@jetway/kit-ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import en from '../locales/en.json';
import { KitTexts } from './kit-texts';

it('gives the kit its words in the language of the portal', () => {
  const i18n = createI18n(demoTenant());
  const words = { ...en, kit: { ...en.kit, retry: 'Noch einmal' } };
  i18n.addResourceBundle('en', 'shell', words, true, true);
  render(
    <PortalProviders store={createPortalStore({})} i18n={i18n} tenant={demoTenant()}>
      <KitTexts>
        <ErrorState title="Nothing came" onRetry={() => undefined} />
      </KitTexts>
    </PortalProviders>,
  );
  expect(screen.getByRole('button', { name: 'Noch einmal' })).toBeInTheDocument();
});
