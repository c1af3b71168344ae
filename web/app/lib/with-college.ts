/** What notices of a department are called: those for everybody are for it, too. */
export const withCollege = (title: string) => `${title} and whole college`
