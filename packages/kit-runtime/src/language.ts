/** What stands before the region of a tag: "ar" of "ar-OM". */
export function languageOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
