/** The airport fields that a default departure needs. */
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

/** The tenant's own labels. */
export interface TenantLabels {
  ait: string;
  vat: string;
  routing: string;
  nationalId: string;
}

/** A tenant: everything that differs between two tenants on the client. Composed at the edge from `tenants/<slug>`. */
export interface TenantConfig {
  tenant: string;
  isDefault: boolean;
  companyName: string;
  title: string;
  theme: 'horizon' | 'meridian' | 'atlas' | 'compass' | 'polaris';
  loginVariation: 'cover' | 'centered' | 'modal' | 'form-left';
  logo: { light: string; dark: string; mark: string };
  favicon: { href: string; type: string };
  /** CSS colour from which the palette is derived. */
  primaryColour: string;
  /** BCP 47 tag for dates and money, e.g. "en-AE". */
  locale: string;
  languages: string[];
  dir: 'ltr' | 'rtl';
  currency: string;
  displayStep: string;
  /** IANA zone. */
  timezone: string;
  defaultDeparture: DefaultAirport;
  /** Lower-case ISO 3166 code that phone fields start with. */
  phoneCountry: string;
  contacts: { phone: string; email: string; address: string };
  offices: Office[];
  socialLinks: { kind: string; href: string }[];
  /** Headline of the home page; the portal's own when absent. */
  pitch?: { title: string; text: string };
  /** URLs of plain texts that replace the portal's legal texts. */
  legal: { terms?: string; privacy?: string; refunds?: string };
  callToAction?: { title: string; text: string; href: string };
  /** Payment methods of the footer: visa, mastercard, amex, bkash, nagad. */
  paymentMarks: string[];
  /** Fare types of searches on offer, beside the regular one. */
  fareTypes: string[];
  /** Whether agencies state a civil aviation number. */
  aviationLicence: boolean;
  destinationCities: DestinationCity[];
  aboutUs: { enabled: boolean; goals: { title: string; text: string }[] };
  labels: TenantLabels;
  loader: 'orbit' | 'bars' | 'wings' | 'pulse';
  loaderAsset?: string;
  mobileApp: boolean;
  /** IATA codes of the airlines named on the home page. */
  airlines: string[];
  analytics?: { trackingId: string; endpoint: string };
  accreditations: string[];
}
