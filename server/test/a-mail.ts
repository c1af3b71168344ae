export const aMail = (to = 'asha@college.test', greeting = 'Hello,') => ({
  compose: () => ({ subject: 'A word', greeting, paragraphs: ['one', 'two'], closing: [] }),
  to,
})
