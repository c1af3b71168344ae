import * as z from 'zod/mini'
import { cleanLine } from '../platform/endpoint.ts'
import { type Role, roleNames, roles } from '../platform/roles.ts'

export const departmentsMissing = 'Choose at least one department'
export const departmentsNotAllowed =
  'This role covers the whole college, so leave its departments empty'
export const publishingNotAllowed = 'The role already decides whether this account may publish'
export const memberMissing = 'Choose the person whose profile this account edits'

export const canHaveDepartments = (role: Role) => roles[role].departments !== 'never'
export const choosesPublishing = (role: Role) => 'publishing' in roles[role]
export const needsMember = (role: Role) => role === 'teacher'

export const accountDetails = z.object({
  name: cleanLine('Name', 100),
  role: z.enum(roleNames, 'Choose a role'),
  /** Program codes. Empty: the whole college. */
  departments: z
    .array(
      z
        .string('Department must be a code')
        .check(z.regex(/^[^\s.-]{1,80}$/, 'This department doesn’t exist')),
    )
    .check(z.maxLength(60, 'Choose at most 60 departments')),
  mayPublish: z.boolean('Choose whether this account may publish'),
  /** Faculty member whose public profile the account may edit. */
  memberId: z.optional(z.uuid('This person isn’t in Faculty and staff')),
})
export type AccountDetails = z.infer<typeof accountDetails>

const refined = (
  isRight: (form: AccountDetails) => boolean,
  path: keyof AccountDetails,
  error: string,
) => z.refine<AccountDetails>(isRight, { path: [path], error })

/** Departments, publishing and profile must be given where the role needs them, and only there. */
export const matchesRole = [
  refined(
    ({ role, departments }) => roles[role].departments !== 'must' || departments.length > 0,
    'departments',
    departmentsMissing,
  ),
  refined(
    ({ role, departments }) => canHaveDepartments(role) || departments.length === 0,
    'departments',
    departmentsNotAllowed,
  ),
  refined(
    ({ role, mayPublish }) => choosesPublishing(role) || !mayPublish,
    'mayPublish',
    publishingNotAllowed,
  ),
  refined(
    ({ role, memberId }) => !needsMember(role) || memberId !== undefined,
    'memberId',
    memberMissing,
  ),
] as const
