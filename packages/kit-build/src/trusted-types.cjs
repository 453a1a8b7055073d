// @ts-check
/** The Trusted Types policy name; the edge's Content-Security-Policy lists it and allows it once per build. */
exports.POLICY_NAME = 'portal';
