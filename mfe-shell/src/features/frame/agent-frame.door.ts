/** Evaluates the frame that came with this file. */
export const open = () => import(/* webpackMode: "eager" */ './agent-frame');
