/** Where the stack under test listens; the test verb passes the ports, `make run` has these. */
const port = (name: string, otherwise: string) => process.env[name] ?? otherwise;

export const GATEWAY_PORT = Number(port('JETWAY_PORT', '8080'));
export const BACKEND_ADMIN = `http://127.0.0.1:${port('JETWAY_BACKEND_ADMIN_PORT', '8082')}`;
export const GATEWAY_ADMIN = `http://127.0.0.1:${port('JETWAY_GATEWAY_ADMIN_PORT', '8090')}`;
export const BACKEND = `http://127.0.0.1:${port('JETWAY_BACKEND_PORT', '8081')}`;

/** The folder with the stack's tenants and releases; absent when testing what `make run` started. */
export const STATE = process.env['JETWAY_STATE'];
