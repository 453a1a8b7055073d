/** The frame of signed-in people: a file of its own, which no public page fetches. */
export const loadAgentFrame = () => import(/* webpackChunkName: "frame" */ './agent-frame');

/** The frame of everybody else, which no signed-in person's page fetches. */
export const loadPublicFrame = () => import(/* webpackChunkName: "public-frame" */ './public-frame');
