/** The little of an airport a default departure needs. */
export interface DefaultAirport {
  airportCode: string;
  airportName: string;
  cityCode: string;
  cityName: string;
  countryCode: string;
  countryName: string;
}

export interface Office {
  name: string;
  address: string;
  phone: string;
  email: string;
}

export interface DestinationCity {
  from: string;
  to: string;
  imagePath?: string;
  currency: string;
  totalFare: string;
}

/** Words a tenant calls things by. */
export interface TenantLabels {
  ait: string;
  vat: string;
  routing: string;
  nationalId: string;
}

/** A brand: everything that differs between two tenants on the client. Composed at the edge from `tenants/<slug>`. */
export interface TenantConfig {
  tenant: string;
  isDefault: boolean;
  companyName: string;
  title: string;
  theme: 'horizon' | 'meridian' | 'atlas' | 'compass';
  loginVariation: 'cover' | 'centered' | 'modal' | 'form-left';
  logo: { light: string; dark: string; mark: string };
  favicon: { href: string; type: string };
  /** CSS colour the whole palette is derived from. */
  primaryColour: string;
  /** BCP 47 tag dates and money are shown by, e.g. "en-AE". */
  locale: string;
  languages: string[];
  dir: 'ltr' | 'rtl';
  currency: string;
  displayStep: string;
  /** IANA zone. */
  timezone: string;
  defaultDeparture: DefaultAirport;
  /** Lower-case ISO 3166 code phone fields start with. */
  phoneCountry: string;
  contacts: { phone: string; email: string; address: string };
  offices: Office[];
  socialLinks: { kind: string; href: string }[];
  /** What the home page promises; the portal's own words when absent. */
  pitch?: { title: string; text: string };
  /** Addresses of plain texts in place of the portal's own legal texts. */
  legal: { terms?: string; privacy?: string; refunds?: string };
  callToAction?: { title: string; text: string; href: string };
  destinationCities: DestinationCity[];
  aboutUs: { enabled: boolean; goals: { title: string; text: string }[] };
  labels: TenantLabels;
  loader: 'orbit' | 'bars' | 'wings' | 'pulse';
  loaderAsset?: string;
  mobileApp: boolean;
  analytics?: { trackingId: string; endpoint: string };
  accreditations: string[];
}
