/** Reads one slice of this module; its initial state stands in until the first action after its injection. */
export function stateAt<S>(path: string, initial: S): (state: object) => S {
  // The store types know session and api only; a module's own slices are found by their path.
  return (state) => (state as Record<string, S | undefined>)[path] ?? initial;
}
