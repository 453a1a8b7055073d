/// <reference types="@testing-library/jest-dom/vitest" />

declare module '*.woff2' {
  /** URL of the emitted file. */
  const href: string;
  export default href;
}

declare module '*.svg' {
  /** URL of the emitted file. */
  const href: string;
  export default href;
}

declare module '*.css' {
  /** The style sheet's text. It is inserted as a <style> element with a nonce, never linked. */
  const text: string;
  export default text;
}
