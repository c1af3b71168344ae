export const rights = {
  'own account': 'Change their own password and second factor, and sign out their own devices',
  'own profile': 'Edit their own public profile, if they have one',
  'see records': 'See events and people in the panel',
  'write records': 'Add, edit and delete events and people, and approve profile changes',
  'carry records': 'Import and export events and people as tables',
  'see content': 'See website content, pictures and documents, and reports',
  'write content': 'Write drafts, share previews, and upload pictures and documents',
  'publish content': 'Publish, schedule, unpublish, reorder and delete public content',
  'write translations': 'Translate website texts as drafts, in the panel or in a spreadsheet',
  'publish translations': 'Publish, schedule and unpublish translations',
  'carry content': 'Import and export all website texts',
  'handle messages': 'Read, answer, export and delete messages to the office',
  'handle subscriptions': 'See how many people subscribe to notices, and remove an address',
  'handle registrations':
    'Manage event registrations: see, add and remove people, export the list, and set the number of seats',
  'check in': 'Check people in at events',
  'see activity': 'See and export who changed what',
  'change settings': 'Change the college’s settings',
  'manage accounts': 'Invite people, change roles, and disable or remove accounts',
} as const satisfies Record<string, string>
export type Right = keyof typeof rights

export const isRight = (name: string): name is Right => Object.hasOwn(rights, name)

export const noRight = 'Your account doesn’t have permission to do this'
export const rightsChanged = 'Your permissions have changed. Reload the page.'

type Grants = {
  label: string
  about: string
  rights: readonly Right[]
  /** An account with departments can use its permissions only on their content; without any, on everything. */
  departments: 'must' | 'may' | 'never'
  /** On a deployed site a password alone is not enough. */
  needsFactor?: true
  /** Added for accounts that may publish: changes made with them go live at once. */
  publishing?: readonly Right[]
}

const everyRight = Object.keys(rights).filter(isRight)

const seesAndWrites = [
  'own account',
  'own profile',
  'see content',
  'write content',
  'write translations',
] as const satisfies readonly Right[]

/** The only place that defines permissions. */
export const roles = {
  owner: {
    label: 'Owner',
    about: 'Can do everything, including deciding what others may do',
    rights: everyRight,
    departments: 'never',
    needsFactor: true,
  },
  publisher: {
    label: 'Publisher',
    about: 'Manages the whole website, its events and its people',
    rights: [
      ...seesAndWrites,
      'publish content',
      'publish translations',
      'carry content',
      'see records',
      'write records',
      'carry records',
      'handle subscriptions',
      'handle registrations',
      'check in',
      'see activity',
    ],
    departments: 'never',
    needsFactor: true,
  },
  editor: {
    label: 'Editor of departments',
    about: 'Manages the courses, people and events of one or more departments',
    rights: [...seesAndWrites, 'see records', 'handle registrations'],
    departments: 'must',
    publishing: ['publish content', 'publish translations', 'write records', 'carry records'],
  },
  author: {
    label: 'Author',
    about: 'Writes drafts for others to publish',
    rights: [...seesAndWrites],
    departments: 'may',
  },
  translator: {
    label: 'Translator',
    about: 'Translates the website, and can see everything else on it',
    rights: ['own account', 'own profile', 'see content', 'write translations'],
    departments: 'may',
    publishing: ['publish translations'],
  },
  office: {
    label: 'Front office',
    about: 'Answers messages, handles registrations and checks people in at events',
    rights: [
      'own account',
      'own profile',
      'handle messages',
      'handle subscriptions',
      'handle registrations',
      'check in',
    ],
    departments: 'never',
  },
  door: {
    label: 'Check-in staff',
    about: 'Only checks people in at events',
    rights: ['own account', 'own profile', 'check in'],
    departments: 'never',
  },
  teacher: {
    label: 'Teacher',
    about: 'Only edits their own public profile',
    rights: ['own account', 'own profile'],
    departments: 'never',
  },
} as const satisfies Record<string, Grants>
export type Role = keyof typeof roles

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name)
export const roleNames = Object.keys(roles).filter(isRole)

/** Days an account of such a role works without a second factor. */
export const factorGraceDays = 7
export const factorRequired = 'Your role needs a second factor. Set one up in Settings to continue.'

export function needsFactor(role: Role): boolean {
  const { needsFactor: isNeeded }: Grants = roles[role]
  return isNeeded === true
}

export type Holder = {
  role: Role
  /** Program codes (`program-code`). Empty: the whole college. */
  departments: readonly string[]
  mayPublish: boolean
}

export function hasRight({ role, mayPublish }: Pick<Holder, 'role' | 'mayPublish'>, right: Right) {
  const { rights: always, publishing = [] }: Grants = roles[role]
  return always.includes(right) || (mayPublish && publishing.includes(right))
}

/** `department` is a program code. What belongs to no department belongs to the whole college. */
export const mayUse = (holder: Holder, right: Right, department: string | undefined): boolean =>
  hasRight(holder, right) &&
  (holder.departments.length === 0 ||
    (department !== undefined && holder.departments.includes(department)))
