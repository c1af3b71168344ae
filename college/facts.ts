/** Set by whoever runs the site; everything else is edited in the panel. */
export const college = {
  timeZone: 'Asia/Kolkata',
  locale: 'en-US',
  currency: 'INR',
  /** For numbers written without a country code. */
  callingCode: '91',
  /** Attackers try it first, so passwords may not contain it. */
  guessedFirst: 'Aranya',
} as const
