import type { ApplicationForm } from '@jetway/kit-api/registration';
import { plainDigits } from '@jetway/kit-domain';
import type { TenantConfig } from '@jetway/kit-runtime';

import type { RegistrationKind } from '../kinds';
import { KINDS } from '../kinds';

export interface PartnerInput {
  name: string;
  /** As typed. */
  sharePercent: string;
}

/** The form as typed. Fields not asked of a business type stay empty. */
export interface RegistrationInput {
  companyName: string;
  tradeLicenseNumber: string;
  /** `YYYY-MM-DD` or ''. */
  tradeLicenseExpiry: string;
  civilAviationNumber: string;
  taxNumber: string;
  companyRegistrationNumber: string;
  partners: PartnerInput[];
  travellers: string;
  firstName: string;
  lastName: string;
  position: string;
  countryCode: string;
  city: string;
  zipCode: string;
  address: string;
  email: string;
  /** In E.164. */
  phone: string;
  acceptsSharing: boolean;
}

/** Number of a corporate's employees who travel. */
export const TRAVELLER_BANDS = ['1-20', '21-100', '101-500', '500+'] as const;

/** An empty form with the tenant's country selected. */
export function emptyForm(kind: RegistrationKind, tenant: TenantConfig): RegistrationInput {
  return {
    companyName: '',
    tradeLicenseNumber: '',
    tradeLicenseExpiry: '',
    civilAviationNumber: '',
    taxNumber: '',
    companyRegistrationNumber: '',
    partners: kind === 'partnership' ? [{ name: '', sharePercent: '' }] : [],
    travellers: '',
    firstName: '',
    lastName: '',
    position: '',
    countryCode: tenant.defaultDeparture.countryCode,
    city: '',
    zipCode: '',
    address: '',
    email: '',
    phone: '',
    acceptsSharing: false,
  };
}

/** Converts form values to the request body. */
export function toWire(kind: RegistrationKind, input: RegistrationInput): ApplicationForm {
  const { type, isCorporate } = KINDS[kind];
  const { partners, travellers, tradeLicenseExpiry, ...texts } = input;
  const band = TRAVELLER_BANDS.find((one) => one === travellers);
  return {
    ...texts,
    type,
    isCorporate,
    partners: partners.map(({ name, sharePercent }) => ({ name, sharePercent: Number(plainDigits(sharePercent)) })),
    ...(tradeLicenseExpiry ? { tradeLicenseExpiry } : {}),
    ...(band ? { travellers: band } : {}),
  };
}

/** Converts a submitted form for editing; consent must be given again. */
export function fromWire(form: ApplicationForm): RegistrationInput {
  return {
    companyName: form.companyName,
    tradeLicenseNumber: form.tradeLicenseNumber,
    tradeLicenseExpiry: form.tradeLicenseExpiry ?? '',
    civilAviationNumber: form.civilAviationNumber,
    taxNumber: form.taxNumber ?? '',
    companyRegistrationNumber: form.companyRegistrationNumber ?? '',
    partners: (form.partners ?? []).map(({ name, sharePercent }) => ({ name, sharePercent: String(sharePercent) })),
    travellers: form.travellers ?? '',
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    position: form.position ?? '',
    countryCode: form.countryCode,
    city: form.city,
    zipCode: form.zipCode ?? '',
    address: form.address,
    email: form.email,
    phone: form.phone,
    acceptsSharing: false,
  };
}
