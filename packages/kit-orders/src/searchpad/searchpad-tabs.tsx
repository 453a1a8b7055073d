import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { NavLink } from '@jetway/kit-runtime/router';
import { Badge } from '@jetway/kit-ui';

import { routeAt } from './pages';
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

export interface SearchpadTabsProps {
  /** Accessible name of the row. */
  label: string;
  /** The tab of flights, which is everybody's. */
  flights: string;
  /** The badge of new products. */
  fresh: string;
}

/** The products of the search pad, on the page of each: flights always, the others by permission. A page's title names its tab. */
export function SearchpadTabs({ label, flights, fresh }: SearchpadTabsProps) {
  // A title has its namespace in its key.
  const t = useT('shell');
  const { can } = useSession();
  return (
    <TabList aria-label={label} ref={showOpenTab}>
      <NavLink to={paths.searchpad()} end>
        {flights}
      </NavLink>
      {TABS.filter(({ feature }) => can(feature)).map(({ path, isNew }) => {
        const route = routeAt(path);
        return (
          route && (
            <NavLink key={path} to={path}>
              {t(route.title)}
              {isNew && <Badge tone="accent">{fresh}</Badge>}
            </NavLink>
          )
        );
      })}
    </TabList>
  );
}

/** On a phone the tabs are wider than the screen. */
function showOpenTab(tabs: HTMLElement | null): void {
  const open = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !open) return;
  tabs.scrollLeft += open.getBoundingClientRect().left - tabs.getBoundingClientRect().left;
}
