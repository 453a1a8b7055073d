import type { LeadingBrand } from '@jetway/kit-api/flights';
import { BrandMark, brandColours } from '@jetway/kit-orders';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { Bar, Sheet } from './brand.styles';

interface BrandSheetProps {
  /** Absent until the page has loaded. */
  brand: LeadingBrand | undefined;
  /** Title of the document, before the company's name. */
  title: string;
  children: ReactNode;
}

/** A page an agency shows its customers: its logo and contacts above, its colour, its name in the document's title. */
export function BrandSheet({ brand, title, children }: BrandSheetProps) {
  const full = brand ? `${title} · ${brand.name}` : title;
  useEffect(() => {
    document.title = full;
  }, [full]);
  return (
    <Sheet style={brand && brandColours(brand)}>
      {brand && <Head brand={brand} />}
      {children}
    </Sheet>
  );
}

function Head({ brand }: { brand: LeadingBrand }) {
  const { address, phone, email } = brand;
  return (
    <Bar>
      <BrandMark brand={brand} />
      <address>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
        {address && <span>{address}</span>}
      </address>
    </Bar>
  );
}
