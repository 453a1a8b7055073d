/// <reference types="@testing-library/jest-dom/vitest" />

declare module '*.woff2' {
  /** Address of the emitted file. */
  const href: string;
  export default href;
}

declare module '*.svg' {
  /** Address of the emitted file. */
  const href: string;
  export default href;
}

declare module '*.css' {
  /** The style sheet's text; it is put into a nonce'd element, never linked. */
  const text: string;
  export default text;
}
