export { SearchHome } from './search-home';
export { SearchpadTabs } from './searchpad-tabs';
export type { SearchpadTabsProps } from './searchpad-tabs';
