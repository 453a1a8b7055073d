import { boot, paths, useSession, useT } from '@jetway/kit-runtime';
import type { RouteManifest } from '@jetway/kit-runtime';
import { NavLink } from '@jetway/kit-runtime/router';

import { TabList } from './searchpad.styles';

/** Tabs of the search home in the order they stand; one exists when a module brings its page. */
const ORDER = ['hotel', 'holiday', 'visa', 'queue-share', 'xclusive-fares', 'umrah', 'group-fares'];

/** What can be searched for: flights always, the rest as far as the person may. */
export function SearchpadTabs() {
  const t = useT('flights');
  const { can } = useSession();
  const others = tabRoutes().filter(({ feature }) => feature === undefined || can(feature));
  return (
    <TabList aria-label={t('searchpad.tabs.label')}>
      <NavLink to={paths.searchpad()} end>
        {t('searchpad.tabs.flights')}
      </NavLink>
      {others.map((route) => (
        <NavLink key={route.path} to={route.path}>
          {t(route.title)}
        </NavLink>
      ))}
    </TabList>
  );
}

function tabRoutes(): RouteManifest[] {
  const place = (path: string) => ORDER.indexOf(path.slice(paths.searchpad().length + 1));
  return Object.values(boot().releases.modules)
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path }) => path.startsWith(`${paths.searchpad()}/`) && place(path) !== -1)
    .sort((a, b) => place(a.path) - place(b.path));
}
