import * as z from 'zod/mini'
import { line } from '../platform/endpoint.ts'
import { type Role, roleNames, roles } from '../platform/roles.ts'

export const departmentsMissing = 'Choose at least one department'
export const departmentsNeedless =
  'This role covers the whole college, so leave its departments empty'
export const publishingNeedless = 'The role already decides whether this account may publish'
export const memberMissing = 'Choose the person whose profile this account edits'

export const takesDepartments = (role: Role) => roles[role].departments !== 'never'
/** Whether an owner says of each account of the role if it may publish. */
export const choosesPublishing = (role: Role) => 'publishing' in roles[role]
/** Whether the role is for the own public profile alone. */
export const needsMember = (role: Role) => role === 'teacher'

/** Who somebody with an account is, and what follows from it. */
export const standing = z.object({
  name: line('Name', 100),
  role: z.enum(roleNames, 'Choose a role'),
  /** Program codes; none: the whole college. */
  departments: z
    .array(
      z
        .string('Department must be a code')
        .check(z.regex(/^[^\s.-]{1,80}$/, 'This department doesn’t exist')),
    )
    .check(z.maxLength(60, 'Choose at most 60 departments')),
  mayPublish: z.boolean('Choose whether this account may publish'),
  /** Of the faculty: whose public profile is the own one. */
  memberId: z.optional(z.uuid('This person isn’t in Faculty and staff')),
})
export type Standing = z.infer<typeof standing>

const refined = (isRight: (form: Standing) => boolean, path: keyof Standing, error: string) =>
  z.refine<Standing>(isRight, { path: [path], error })

/** That departments, publishing and profile are said where the role asks for them, and nowhere else. */
export const fitsRole = [
  refined(
    ({ role, departments }) => roles[role].departments !== 'must' || departments.length > 0,
    'departments',
    departmentsMissing,
  ),
  refined(
    ({ role, departments }) => takesDepartments(role) || departments.length === 0,
    'departments',
    departmentsNeedless,
  ),
  refined(
    ({ role, mayPublish }) => choosesPublishing(role) || !mayPublish,
    'mayPublish',
    publishingNeedless,
  ),
  refined(
    ({ role, memberId }) => !needsMember(role) || memberId !== undefined,
    'memberId',
    memberMissing,
  ),
] as const
