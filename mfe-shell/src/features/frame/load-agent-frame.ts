/** The frame of signed-in people: a file of its own, which no public page fetches. */
export const loadAgentFrame = () => import(/* webpackChunkName: "frame" */ './agent-frame');
