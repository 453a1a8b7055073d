/** Selects one slice of this module; its initial state until the first action after injection. */
export function stateAt<S>(path: string, initial: S): (state: object) => S {
  // The store's types cover session and API only; a module's own slices are found by path.
  return (state) => (state as Record<string, S | undefined>)[path] ?? initial;
}
