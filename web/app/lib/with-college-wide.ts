export const withCollegeWide = (title: string) => `${title} and college-wide`
