/**
 * Kits that modules use and the shell does not. The build shares only what some file asks for, so they are named here;
 * each travels with the first module that needs it. Nothing calls these.
 */
export const kitsForModules = [
  () => import('@jetway/kit-api/auth'),
  () => import('@jetway/kit-api/company'),
  () => import('@jetway/kit-api/customer'),
  () => import('@jetway/kit-api/files'),
  () => import('@jetway/kit-api/flights'),
  () => import('@jetway/kit-api/profile'),
  () => import('@jetway/kit-api/travellers'),
  () => import('@jetway/kit-api/payment'),
  () => import('@jetway/kit-api/registration'),
  () => import('@jetway/kit-api/utility'),
  () => import('@jetway/kit-ui/forms'),
];
