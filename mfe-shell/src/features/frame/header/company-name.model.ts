const LONGEST = 90;
const CUT_AT = 85;
const LARGEST_PX = 16;
const SMALLEST_PX = 10;
/** Longest name shown in the largest size. */
const ROOMY = 24;

/** A company's name in the header; longer than 90 characters, it is cut to 85 plus an ellipsis. */
export function headerName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, CUT_AT)}…` : name;
}

/** Size of the name in px, between 16 for a short one and 10 for the longest. */
export function headerNameSize(name: string): number {
  const length = Math.min(headerName(name).length, LONGEST);
  const share = Math.max(0, length - ROOMY) / (LONGEST - ROOMY);
  return Math.round(LARGEST_PX - share * (LARGEST_PX - SMALLEST_PX));
}
