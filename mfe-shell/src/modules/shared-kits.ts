/**
 * Kits that modules use and the shell does not. The build shares only imported files, so they are listed here; each loads
 * with the first module that needs it. These functions are never called.
 */
export const kitsForModules = [
  () => import('@jetway/kit-api/auth'),
  () => import('@jetway/kit-api/company'),
  () => import('@jetway/kit-api/customer'),
  () => import('@jetway/kit-api/deposits'),
  () => import('@jetway/kit-api/fares'),
  () => import('@jetway/kit-api/files'),
  () => import('@jetway/kit-api/flights'),
  () => import('@jetway/kit-api/hotels'),
  () => import('@jetway/kit-api/orders'),
  () => import('@jetway/kit-api/profile'),
  () => import('@jetway/kit-api/travellers'),
  () => import('@jetway/kit-api/payment'),
  () => import('@jetway/kit-api/registration'),
  () => import('@jetway/kit-api/utility'),
  () => import('@jetway/kit-api/visas'),
  () => import('@jetway/kit-ui/forms'),
];
