/** Rules of what people type, the same as the server's (`jetway_domain::text`). */
export { isMailAddress } from './mail';
export { holdsTitle, isPersonName, lettersOf, plainName } from './name';
