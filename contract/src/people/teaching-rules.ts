import * as z from 'zod/mini'
import { visibleLength } from '../platform/visible-text.ts'
import { staffGroup } from './designations.ts'

const teachingRules = [
  { field: 'department', least: 1, message: 'Department is required' },
  {
    field: 'specialization',
    least: 5,
    message: 'Specialization must be at least 5 characters long',
  },
  { field: 'education', least: 5, message: 'Education details must be at least 5 characters long' },
] as const

type Taught = { designation: string } & {
  [Field in (typeof teachingRules)[number]['field']]?: string | undefined
}

type TeachingRule = (typeof teachingRules)[number]

const isMet = ({ field, least }: TeachingRule, member: Taught) =>
  !member.designation ||
  staffGroup(member.designation) !== 'teaching' ||
  visibleLength(member[field] ?? '') >= least

export const teachingErrors = (member: Taught): Record<string, string> =>
  Object.fromEntries(
    teachingRules
      .filter((rule) => !isMet(rule, member))
      .map(({ field, message }) => [field, message]),
  )

/** Reported together with the fields' own errors, not after them. */
export const meetsTeachingRules = teachingRules.map((rule) =>
  z.refine<Taught>((member) => isMet(rule, member), {
    path: [rule.field],
    error: rule.message,
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === rule.field),
  }),
)
