export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  RouterProvider,
  useLoaderData,
  useMatches,
  useRevalidator,
  useRouteError,
} from 'react-router';
export type { DataRouter, LoaderFunctionArgs, RouteObject, RouterProviderProps } from 'react-router';
