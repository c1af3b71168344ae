import { countOf } from 'contract/platform/format-count'

export const experienceText = (years: number) => countOf(years, 'year', 'years')
