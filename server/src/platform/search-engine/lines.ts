/** What is known of these texts, each on a line. */
export const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n')
