import type { Topic } from './courses/course-text.ts'

/** The page about the college: paragraphs. */
export const history: readonly string[] = ['TEXT']
export const affiliation: readonly string[] = ['TEXT']

/** What the college stands for. */
export const values: readonly Topic[] = [{ name: 'TEXT', text: 'TEXT' }]

/** Years and what happened in them, oldest first. */
export const milestones: readonly { year: number; text: string }[] = [{ year: 1995, text: 'TEXT' }]

export const statistics = [
  { value: '1000+', label: 'Students' },
  { value: '100+', label: 'Faculty' },
  { value: '10+', label: 'Programs' },
  { value: '20', label: 'Years' },
] as const
