import type { LeadingBrand } from '@jetway/kit-api/orders';
import type { CSSProperties } from 'react';

import { Initials, Name } from './brand.styles';

/** The company's colours, for the styles of the sheet and the mark. */
export function brandColours({ accentColour, onAccentColour }: LeadingBrand): CSSProperties {
  return { '--brand': accentColour, '--on-brand': onAccentColour } as CSSProperties;
}

/** The company's logo; without one, a mark of its initials beside its name. */
export function BrandMark({ brand }: { brand: LeadingBrand }) {
  if (brand.logo) {
    return (
      <Name>
        <img src={brand.logo} alt={brand.name} />
      </Name>
    );
  }
  return (
    <Name style={brandColours(brand)}>
      <Initials aria-hidden>{brand.initials}</Initials>
      <bdi>{brand.name}</bdi>
    </Name>
  );
}
