import type { LeadingBrand } from '@jetway/kit-api/flights';

/** An agency without a logo. */
export function agencyBrand(replace: Partial<LeadingBrand> = {}): LeadingBrand {
  return {
    name: 'Desert Rose Travel',
    initials: 'DR',
    address: '12 Palm Street, Dubai',
    phone: '+971 4 555 0101',
    email: 'office@desertrose.test',
    accentColour: '#7a1f5c',
    onAccentColour: '#ffffff',
    textColour: '#7a1f5c',
    ...replace,
  };
}
