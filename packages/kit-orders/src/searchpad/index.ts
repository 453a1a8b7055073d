export { SearchHome } from './search-home';
export { SearchpadTabs } from './searchpad-tabs';
export type { SearchpadTabsProps } from './searchpad-tabs';
export { AirportCombo } from './places/airport.combo';
export { airportText } from './places/airport-text';
export { offeredPlaces, withRecent } from './places/offered-places';
export type { OfferedPlace } from './places/offered-places';
export { PlaceOption } from './places/place.option';
export { airportKey } from './places/use-suggested-airports';
