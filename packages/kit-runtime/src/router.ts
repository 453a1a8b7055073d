export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  generatePath,
  matchPath,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
export type { Blocker, LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router';
