/** Browser navigation; tests replace it. */
export const browser = { go: (address: string) => window.location.assign(address) };
