/** What of the college is set by whoever runs its site: the rest is edited in the panel, from `starting-content.ts` on. */
export const college = {
  timeZone: 'Asia/Kolkata',
  locale: 'en-US',
  currency: 'INR',
  /** Of the country, for numbers that were written down without it. */
  callingCode: '91',
  /** Whoever guesses passwords here tries it first: no password is made of it. */
  guessedFirst: 'Aranya',
} as const
