/** One running portal: its ports, and the folder with its tenants, releases and secrets. */
interface Stack {
  gateway: number;
  gatewayAdmin: number;
  backendAdmin: number;
  state?: string;
}

/** The stack that `make run` starts; tests must not change its folders. */
const RUNNING: Stack = { gateway: 8080, gatewayAdmin: 8090, backendAdmin: 8082 };

const passed = process.env['JETWAY_STACKS'];

/** The stacks under test, one for each worker; `cargo xtask test` passes its own. */
export const STACKS = passed ? (JSON.parse(passed) as Stack[]) : [RUNNING];

/** The stack of this worker. */
const STACK = STACKS[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? RUNNING;

export const GATEWAY_PORT = STACK.gateway;
export const BACKEND_ADMIN = `http://127.0.0.1:${STACK.backendAdmin}`;
export const GATEWAY_ADMIN = `http://127.0.0.1:${STACK.gatewayAdmin}`;

/** The stack's folder; undefined when testing the stack that `make run` started. */
export const STATE = STACK.state;
