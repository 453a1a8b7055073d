import { Feature } from '@jetway/kit-domain';
import { boot, paths, useSession, useT } from '@jetway/kit-runtime';
import type { RouteManifest } from '@jetway/kit-runtime';
import { NavLink } from '@jetway/kit-runtime/router';
import { Badge } from '@jetway/kit-ui';

import { TabList } from './searchpad.styles';

/** A tab beside Flights, shown to users with its feature once a module has its page. */
interface Tab {
  path: string;
  feature: number;
  isNew?: boolean;
}

const TABS: Tab[] = [
  { path: '/searchpad/hotel', feature: Feature.SearchHotel, isNew: true },
  { path: '/searchpad/holiday', feature: Feature.AccessHoliday },
  { path: '/searchpad/visa', feature: Feature.SearchVisa },
  { path: '/searchpad/queueshare', feature: Feature.ImportPnr },
  { path: '/xclusive-fares-result', feature: Feature.UsexClusiveFares },
  { path: '/umrah-fares-result', feature: Feature.AccessUmrahFares },
  { path: '/searchpad/grpfare', feature: Feature.AccessGroupFares },
];

/** Product tabs: flights always, the others by permission. */
export function SearchpadTabs() {
  const t = useT('flights');
  const { can } = useSession();
  return (
    <TabList aria-label={t('searchpad.tabs.label')}>
      <NavLink to={paths.searchpad()} end>
        {t('searchpad.tabs.flights')}
      </NavLink>
      {TABS.filter(({ feature }) => can(feature)).map(({ path, isNew }) => {
        const route = routeAt(path);
        return (
          route && (
            <NavLink key={path} to={path}>
              {t(route.title)}
              {isNew && <Badge tone="accent">{t('searchpad.tabs.new')}</Badge>}
            </NavLink>
          )
        );
      })}
    </TabList>
  );
}

function routeAt(path: string): RouteManifest | undefined {
  const manifests = Object.values(boot().releases.modules).map(({ manifest }) => manifest);
  return manifests.flatMap(({ routes }) => routes).find((route) => route.path === path);
}
