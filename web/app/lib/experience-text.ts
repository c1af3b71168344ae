import { countOf } from 'contract/platform/format-count'

/** `12 years` */
export const experienceText = (years: number) => countOf(years, 'year', 'years')
