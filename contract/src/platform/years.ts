/** Days and moments that somebody enters lie in these years: the field of a browser gives 0026 to whoever types 26. */
const firstYear = 1900
const lastYear = 2200

/** Of a day or a moment, as its text. */
export const isInYears = (value: string): boolean =>
  value >= `${firstYear}` && value < `${lastYear + 1}`

/** What is said of one that is not, behind what it must be. */
export const ofTheYears = `between ${firstYear} and ${lastYear}`
