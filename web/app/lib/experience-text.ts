/** `12 years` */
export const experienceText = (years: number) => (years === 1 ? '1 year' : `${years} years`)
