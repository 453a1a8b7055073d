/** Brings the file of signed-in people's frame, which no public page fetches; nothing of it runs before it is opened. */
export const fetchAgentFrame = () => import(/* webpackChunkName: "frame" */ './agent-frame.door');

/** Brings the file of everybody else's frame, which no signed-in person's page fetches. */
export const fetchPublicFrame = () => import(/* webpackChunkName: "public-frame" */ './public-frame.door');

export const loadAgentFrame = async () => (await fetchAgentFrame()).open();

export const loadPublicFrame = async () => (await fetchPublicFrame()).open();
