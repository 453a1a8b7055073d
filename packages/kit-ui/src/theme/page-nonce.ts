/** The nonce that the Content-Security-Policy requires on style elements. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}
