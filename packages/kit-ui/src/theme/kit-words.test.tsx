import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { KitWordsProvider, useKitWords } from './kit-words';

function Words() {
  const { close, cancel } = useKitWords();
  return `${close} / ${cancel}`;
}

it('takes the words it is given and keeps English for the rest', () => {
  render(
    <KitWordsProvider words={{ close: 'Schließen' }}>
      <Words />
    </KitWordsProvider>,
  );
  expect(screen.getByText('Schließen / Cancel')).toBeInTheDocument();
});
