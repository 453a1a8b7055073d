import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useMemo } from 'react';

/** Texts of codes and measures shown on several pages. */
export interface HotelWords {
  /** `0.4 km`. */
  distance: (kilometres: number) => string;
  /** A supplier's amenity; a code without a text is shown as it is. */
  amenity: (code: string) => string;
}

export function useHotelWords(): HotelWords {
  const t = useT('hotels');
  const locale = useLocaleTag();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return {
      distance: (kilometres) => t('kilometres', { distance: number.format(kilometres) }),
      amenity: (code) => t(`amenities.${code}`, { defaultValue: code }),
    };
  }, [t, locale]);
}
