/** Media queries of the portal's breakpoints, for use inside `styled` templates. */
export const media = {
  /** Below 640 px. */
  phone: '@media (max-width: 639.98px)',
  /** Below 1024 px, including phones. */
  tablet: '@media (max-width: 1023.98px)',
  /** From 640 px. */
  fromTablet: '@media (min-width: 640px)',
  /** From 1024 px. */
  desktop: '@media (min-width: 1024px)',
  /** From 1600 px. */
  wide: '@media (min-width: 1600px)',
  /** Touch input: targets grow to 40 px. */
  touch: '@media (pointer: coarse)',
  /** A pointer that can hover; prevents hover styles from sticking after a tap. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
