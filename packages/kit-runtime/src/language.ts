/** The language of a tag, e.g. "ar" of "ar-OM". */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
