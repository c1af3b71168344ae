/**
 * The college's colours where no style sheet reaches: the bars of a browser, icons on home screens. They are those of
 * `theme.css`, and a test compares them.
 */
export const colours = {
  /** `primary` by day. White text is read on it. */
  brand: '#5c1021',
  /** `brand-950`: the bars of a browser by night. */
  brandAtNight: '#2a060e',
  /** `surface` by day: the ground of a page. */
  surface: '#fdfaf4',
} as const
