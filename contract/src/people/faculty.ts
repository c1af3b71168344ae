import * as z from 'zod/mini'
import { changedShapeOf, optionalField, required, shapeOf } from '../content/field.ts'
import { seenVersion } from '../content/form-version.ts'
import { optionalDecimalField } from '../content/number-fields.ts'
import {
  createCall,
  type DeclaredListing,
  type DeclaredRecord,
  deleteCall,
  listCall,
  selectionCall,
  updateCall,
  withStepUp,
} from '../content/record.ts'
import { jsonRichText } from '../content/rich-text/rich-text-field.ts'
import { optionalDay } from '../content/time-fields.ts'
import { languageQuery } from '../content/translations/language-query.ts'
import { recordTranslations, textColumnOf } from '../content/translations/record-translations.ts'
import { portraitUpload } from '../content/upload-fields.ts'
import {
  type Endpoint,
  failures,
  line,
  optionalEmailAddress,
  optionalLine,
  optionalPhone,
  optionalText,
  text,
} from '../platform/endpoint.ts'
import { photoBytes, pictureTypeNames } from '../platform/pictures.ts'
import { meetsTeachingRules } from './teaching-rules.ts'

export const memberNotFound = 'Faculty member not found'
export const memberCreated = 'Faculty member added successfully!'
export const memberUpdated = 'Faculty member updated successfully!'
export const memberDeleted = 'Faculty member deleted successfully!'
export const stepUpRequired = 'Password verification required'

const texts = {
  name: required('line', { label: 'Full Name', example: 'Dr. Meera Nair' }, text('Name', 2, 100)),
  designation: required(
    'choice',
    { label: 'Designation', example: 'Assistant Professor' },
    line('Designation', 100),
  ),
  department: optionalField('choice', { label: 'Department' }, optionalLine('Department', 100)),
  specialization: optionalField(
    'text',
    { label: 'Specialization', example: 'Databases and distributed systems' },
    optionalText('Specialization', 2_000),
  ),
  experience: optionalDecimalField(
    { label: 'Years of Experience', example: '12' },
    'Experience must be a number of years, at least 0',
  ),
  education: optionalField(
    'text',
    { label: 'Education', example: 'Ph.D. in Computer Science' },
    optionalText('Education', 2_000),
  ),
  email: optionalField(
    'email',
    { label: 'Email', example: 'meera.nair@example.com' },
    optionalEmailAddress('Please enter a valid email address'),
  ),
  phone: optionalField(
    'phone',
    { label: 'Phone', example: '+91 98000 00000' },
    optionalPhone('Phone'),
  ),
  whatsapp: optionalField(
    'phone',
    { label: 'WhatsApp', example: '+91 98000 00000' },
    optionalPhone('WhatsApp'),
  ),
  officeHours: optionalField(
    'line',
    { label: 'Office Hours', example: 'Monday to Friday, 10 AM to 1 PM' },
    optionalLine('Office hours', 100),
  ),
  achievements: optionalField(
    'text',
    { label: 'Achievements', example: 'Best Teacher Award 2024' },
    optionalText('Achievements', 2_000),
  ),
  about: optionalField('text', { label: 'About' }, optionalText('About', 2_000)),
  publications: jsonRichText(
    { label: 'Publications', help: 'One per line', example: '' },
    ['list'],
    10_000,
  ),
  /** Private until the day is over. */
  left: optionalDay({
    label: 'Last Day',
    help: 'For someone who is leaving. After this day they no longer appear in lists and texts, and their page says when they left',
    example: '',
  }),
  photo: portraitUpload({
    label: 'Profile Photo',
    help: 'PNG, JPG, GIF up to 2MB',
    moreHelp: `We accept ${pictureTypeNames}. Larger photos are made smaller.`,
    missing: 'Profile photo is required',
    bytes: photoBytes,
  }),
}

const memberTranslations = recordTranslations(texts, {
  name: { hi: 'पूरा नाम' },
  specialization: { hi: 'विशेषज्ञता' },
  education: { hi: 'शिक्षा' },
  officeHours: { hi: 'मिलने का समय' },
  achievements: { hi: 'उपलब्धियाँ' },
  about: { hi: 'परिचय' },
  publications: { hi: 'प्रकाशन' },
})

const fields = { ...texts, ...memberTranslations }

const fieldsOfTeaching: readonly (keyof typeof texts)[] = [
  'specialization',
  'experience',
  'officeHours',
]
export const isOfTeaching = (field: string) =>
  fieldsOfTeaching.some((name) => name === textColumnOf(fields, field))

/** As pages show them. */
export const member = z.object({ _id: z.string(), slug: z.string(), ...shapeOf(texts, 'shown') })

export const memberRecord = z.extend(member, shapeOf(memberTranslations, 'shown'))
export type MemberRecord = z.infer<typeof memberRecord>

export const facultyMember = z.omit(member, { publications: true, left: true })
export type FacultyMember = z.infer<typeof facultyMember>

export const facultySelections = z.object({
  group: z.optional(z.enum(['team', 'heads'], 'group must be team or heads')),
  /** See `contract/content/program-code`. */
  course: z.optional(
    z.string().check(z.regex(/^[a-z\d]{1,80}$/, 'course must be a code such as bca')),
  ),
  ...languageQuery,
})

export const listFaculty = {
  method: 'GET',
  url: '/api/faculty',
  access: 'everyone',
  summary: 'List current faculty and staff by rank; filter with `group` and `course`',
  querystring: facultySelections,
  response: { 200: z.array(facultyMember), ...failures(400) },
} as const satisfies Endpoint

const memberForm = z.object(shapeOf(fields, 'schema')).check(...meetsTeachingRules)
export type MemberForm = z.infer<typeof memberForm>

const memberUpdateForm = z
  .object({ ...changedShapeOf(fields), seen: seenVersion })
  .check(...meetsTeachingRules)
export type MemberUpdateForm = z.infer<typeof memberUpdateForm>

const listing = {
  groups: ['teaching', 'administrative', 'management', 'team'],
  filters: {
    department: { label: 'Department', all: 'All' },
    designation: { label: 'Designation', all: 'All' },
    presence: { label: 'Status', all: 'All', options: { here: 'Current', former: 'Former' } },
    photo: {
      label: 'Photo',
      all: 'All',
      options: { missing: 'Needs a photo', there: 'Has a photo' },
    },
  },
  sorts: { name: 'Name', department: 'Department', experience: 'Experience' },
} as const satisfies DeclaredListing

export const listMemberEntries = listCall(
  '/api/admin/faculty',
  'List faculty and staff for the panel, one page at a time',
  memberRecord,
  listing,
)

export const selectMembers = selectionCall('/api/admin/faculty', 'faculty and staff', listing)

export const memberPath = (slug: string) => `/team/${slug}`

const path = '/api/faculty'
export const createMember = createCall(
  path,
  'Add a faculty, administrative or management member',
  memberForm,
)
export const updateMember = updateCall(
  path,
  'Update a member. Without a photo, the current one stays. With `seen`, changes made by others in the meantime also stay',
  memberUpdateForm,
  memberNotFound,
)
export const deleteMember = withStepUp(
  deleteCall(
    path,
    'Delete a member and their photo; needs `verify-password` in the last 5 minutes, once per deletion',
    memberNotFound,
  ),
)

export const faculty = {
  one: 'faculty member',
  many: 'faculty members',
  about: 'Everyone who teaches at, leads or manages the college',
  naming: {
    as: 'faculty',
    label: 'Faculty and staff',
    one: 'the member',
    many: 'faculty and staff',
  },
  nameField: 'name',
  fields,
  shown: memberRecord,
  listing,
  searchable: {
    kind: 'person',
    page: memberPath,
    namedBy: 'slug',
    texts: [
      ['designation', 'department'],
      'specialization',
      'education',
      'about',
      'achievements',
      'publications',
    ],
    lastDay: 'left',
  },
  list: listMemberEntries,
  select: selectMembers,
  all: listFaculty,
  create: createMember,
  update: updateMember,
  remove: deleteMember,
  messages: {
    notFound: memberNotFound,
    created: memberCreated,
    updated: memberUpdated,
    deleted: memberDeleted,
  },
} as const satisfies DeclaredRecord<keyof typeof fields>
