/** A button that is not the first choice, on a dark ground. */
export const buttonOnDark =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-white/50 px-5 py-2.5 font-semibold text-white transition-colors duration-200 hover:bg-white/10'
