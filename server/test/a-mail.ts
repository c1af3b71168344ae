/** A mail that says next to nothing. */
export const aMail = (to = 'asha@college.test', greeting = 'Hello,') => ({
  says: () => ({ subject: 'A word', greeting, paragraphs: ['one', 'two'], closing: [] }),
  to,
})
