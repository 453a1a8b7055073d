import { ACCESS_DENIED, HOME, LOGIN } from './fixed';

/** Addresses that the shell needs at its start or that several modules open. They load with the shell; a module keeps its own in `shared/addresses.ts`. */
export const paths = {
  home: () => HOME,
  login: () => LOGIN,
  register: () => '/register_proprietor',
  contactUs: () => '/contact-us',
  testimonials: () => '/testimonials',
  accessDenied: () => ACCESS_DENIED,
  searchpad: () => '/searchpad',
  flightResults: (requestId: string) => withQuery('/flight-search-result', 'requestId', requestId),
  flightBooking: (priceSessionId: string) => withQuery('/flight-booking', 'priceSessionId', priceSessionId),
  flightOrder: (orderReference: string) => withQuery('/flight-order', 'reference', orderReference),
  myBookings: (search?: string) => withQuery('/my-bookings', 'search', search),
  transactions: () => '/my-transactions',
  myProfile: () => '/my-profile',
  help: () => '/help',
};

/** The address with a parameter, unless that is empty. */
function withQuery(path: string, name: string, value?: string): string {
  return value ? `${path}?${new URLSearchParams({ [name]: value }).toString()}` : path;
}
