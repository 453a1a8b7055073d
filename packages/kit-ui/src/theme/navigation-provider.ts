/** Lets the kit's links and menu items move through the application's router: `{ navigate, useHref, children }`. */
export { RouterProvider as NavigationProvider } from 'react-aria-components';
