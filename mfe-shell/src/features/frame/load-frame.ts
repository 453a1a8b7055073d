/** Fetches the frame of signed-in users, which public pages do not need; it is evaluated only when opened. */
export const fetchAgentFrame = () => import(/* webpackChunkName: "frame" */ './agent-frame.door');

/** Fetches the public frame, which signed-in users do not need. */
export const fetchPublicFrame = () => import(/* webpackChunkName: "public-frame" */ './public-frame.door');

const fetchPlainFrame = () => import(/* webpackChunkName: "plain-frame" */ './plain-frame.door');

export const loadAgentFrame = async () => (await fetchAgentFrame()).open();

export const loadPublicFrame = async () => (await fetchPublicFrame()).open();

export const loadPlainFrame = async () => (await fetchPlainFrame()).open();
