export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  RouterProvider,
  useMatches,
  useRevalidator,
  useRouteError,
} from 'react-router';
export type { DataRouter, LoaderFunctionArgs, PatchRoutesOnNavigationFunction, RouteObject, RouterProviderProps } from 'react-router';
