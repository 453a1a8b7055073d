import { icons } from '@jetway/kit-ui';

/** Icon names a manifest may use. */
const NAV_ICONS = {
  search: icons.Search,
  plane: icons.Plane,
  ticket: icons.Ticket,
  calendar: icons.Calendar,
  list: icons.List,
  plus: icons.Plus,
  wallet: icons.Wallet,
  building: icons.Building2,
  users: icons.Users,
} as const;

function isKnown(name: string): name is keyof typeof NAV_ICONS {
  return name in NAV_ICONS;
}

export function NavIcon({ name }: { name: string }) {
  const Icon = NAV_ICONS[isKnown(name) ? name : 'list'];
  return <Icon aria-hidden size={20} />;
}
