import { hasRight, type Right, type Role } from './roles.ts'

export function grantOf(role: Role, right: Right): 'always' | 'publishing' | undefined {
  if (hasRight({ role, mayPublish: false }, right)) return 'always'
  return hasRight({ role, mayPublish: true }, right) ? 'publishing' : undefined
}

export const departmentText = {
  must: 'own departments only',
  may: 'own departments, or all',
  never: 'all',
} as const
