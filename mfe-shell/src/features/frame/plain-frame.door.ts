/** Evaluates the frame bundled in this chunk. */
export const open = () => import(/* webpackMode: "eager" */ './plain-frame');
