import { createI18n, createPortalStore, PortalProviders } from '@jetway/kit-runtime/shell';
import { demoTenant } from '@jetway/kit-test';
import type { KitWords } from '@jetway/kit-ui';
import { ErrorState } from '@jetway/kit-ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import ar from '../locales/ar.json';
import { KitTexts } from './kit-texts';

/** Covers every text of the kit: a missing one does not compile. */
const ARABIC: KitWords = ar.kit;

it.each([
  ['en', 'Try again'],
  ['ar', ARABIC.retry],
])("provides the kit's texts in the portal's language: %s", (locale, word) => {
  const tenant = { ...demoTenant(), locale };
  const i18n = createI18n(tenant);
  i18n.addResourceBundle('ar', 'shell', ar, true, true);
  render(
    <PortalProviders store={createPortalStore({})} i18n={i18n} tenant={tenant}>
      <KitTexts>
        <ErrorState title="Nothing came" onRetry={() => undefined} />
      </KitTexts>
    </PortalProviders>,
  );
  expect(screen.getByRole('button', { name: word })).toBeInTheDocument();
});
