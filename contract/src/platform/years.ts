/** Catches typing errors: a browser's date field turns 26 into 0026. */
const firstYear = 1900
const lastYear = 2200

export const isInYears = (value: string): boolean =>
  value >= `${firstYear}` && value < `${lastYear + 1}`

export const yearRange = `between ${firstYear} and ${lastYear}`
