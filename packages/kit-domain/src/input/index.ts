/** Rules of what people type, the same as the server's (`jetway_domain::text`). */
export { isMailAddress } from './mail';
export { isPersonName, plainName } from './name';
