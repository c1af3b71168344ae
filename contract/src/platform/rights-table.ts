import { hasRight, type Right, type Role } from './roles.ts'

/** Whether a role has a right always, or of accounts that may publish only; undefined when it has not. */
export function grantOf(role: Role, right: Right): 'always' | 'publishing' | undefined {
  if (hasRight({ role, mayPublish: false }, right)) return 'always'
  return hasRight({ role, mayPublish: true }, right) ? 'publishing' : undefined
}

/** What departments are to a role, in words. */
export const departmentWords = {
  must: 'own departments only',
  may: 'own departments, or all',
  never: 'all',
} as const
