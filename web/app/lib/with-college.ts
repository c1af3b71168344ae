export const withCollege = (title: string) => `${title} and whole college`
