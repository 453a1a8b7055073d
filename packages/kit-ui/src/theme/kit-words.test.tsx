import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { KitWordsProvider, useKitWords } from './kit-words';

function Words() {
  const { close, cancel } = useKitWords();
  return `${close} / ${cancel}`;
}

it('uses the given texts and falls back to English', () => {
  render(
    <KitWordsProvider words={{ close: 'Schließen' }}>
      <Words />
    </KitWordsProvider>,
  );
  expect(screen.getByText('Schließen / Cancel')).toBeInTheDocument();
});
