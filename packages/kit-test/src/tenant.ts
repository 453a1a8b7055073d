import type { BootPayload, ModuleManifest, TenantConfig } from '@jetway/kit-runtime';

const LOGO = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='24'/>";

/** A fictional tenant, for tests and standalone modules. */
export function demoTenant(replace: Partial<TenantConfig> = {}): TenantConfig {
  return {
    tenant: 'demo',
    isDefault: false,
    companyName: 'Demo Travel',
    title: 'Demo Travel',
    theme: 'horizon',
    loginVariation: 'centered',
    logo: { light: LOGO, dark: LOGO, mark: LOGO },
    favicon: { href: '', type: 'image/svg+xml' },
    primaryColour: 'teal',
    locale: 'en-AE',
    languages: ['en'],
    dir: 'ltr',
    currency: 'AED',
    displayStep: '0.01',
    timezone: 'Asia/Dubai',
    defaultDeparture: {
      airportCode: 'DXB',
      airportName: 'Dubai International',
      cityCode: 'DXB',
      cityName: 'Dubai',
      countryCode: 'AE',
      countryName: 'United Arab Emirates',
    },
    phoneCountry: 'ae',
    contacts: { phone: '+971 4 000 0000', email: 'hello@demo.test', address: 'Dubai' },
    offices: [],
    socialLinks: [],
    legal: {},
    paymentMarks: ['visa', 'mastercard', 'amex'],
    fareTypes: ['2', '3', '4', '5', '6'],
    aviationLicence: true,
    destinationCities: [],
    aboutUs: { enabled: false, goals: [] },
    labels: { ait: 'VAT', vat: 'VAT', routing: 'IBAN', nationalId: 'Emirates ID' },
    loader: 'orbit',
    mobileApp: false,
    airlines: [],
    accreditations: [],
    ...replace,
  };
}

/** A boot payload with these modules, at URLs that are never fetched. */
export function demoBoot(manifests: ModuleManifest[] = [], tenant: TenantConfig = demoTenant()): BootPayload {
  const release = (manifest: ModuleManifest) => ({
    version: '0.0.0',
    base: `/releases/${manifest.id}/0.0.0/`,
    entry: 'remoteEntry.00000000.js',
    name: manifest.name,
    manifest,
  });
  return {
    tenant,
    releases: {
      setId: 'demo',
      modules: Object.fromEntries(manifests.map((manifest) => [manifest.id, release(manifest)])),
      integrity: {},
    },
    nonce: '',
    requestId: 'demo',
  };
}

/** Writes a boot payload into the document, replacing the previous one. */
export function writeBoot(payload: BootPayload): void {
  document.getElementById('jetway-boot')?.remove();
  const element = document.createElement('script');
  element.id = 'jetway-boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify(payload);
  document.head.append(element);
}
