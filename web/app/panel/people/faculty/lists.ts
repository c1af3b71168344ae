import { facultyDepartments, staffDepartments } from 'college/departments'
import type { CatalogueCourse } from 'contract/content/catalogue'
import type { StaffGroup } from 'contract/people/designations'
import type { MemberRecord } from 'contract/people/faculty'
import { listMemberUses } from 'contract/people/member-uses'
import { UserPlus, UsersRound } from 'lucide'
import { call } from '#app/lib/call'
import type { RecordList } from '../../content/records/record-list'
import { optionsNamed } from '../../shell/list/list-toolbar'
import { staffFormOf, staffForms } from './forms'
import { memberActs } from './member-acts'
import { MemberCard } from './member-card'
import { memberTable } from './member-table'

type StaffList = Pick<RecordList<MemberRecord>, 'group' | 'label' | 'hasTitle' | 'noun'>

const staffList = (
  list: StaffList,
  departments: (courses: readonly CatalogueCourse[]) => readonly string[],
  groups: readonly StaffGroup[],
): RecordList<MemberRecord> => ({
  ...list,
  subject: 'faculty',
  searchHint: 'Search by name, designation or department',
  options: ({ courses }) => ({ department: optionsNamed(departments(courses)) }),
  card: MemberCard,
  table: memberTable,
  acts: ({ courses }, mayWriteIn) => memberActs(departments(courses).filter(mayWriteIn)),
  formOf: (member) => staffFormOf(member).view,
  summaryOf: ({ name, designation, department }) => [
    ['Name', name],
    ['Designation', designation],
    ['Department', department],
  ],
  fetchUses: async ({ _id }, signal) =>
    (await call(listMemberUses, { params: { _id }, signal })).uses,
  icon: UsersRound,
  addIcon: UserPlus,
  ways: groups.map((group) => {
    const { view, offer } = staffForms[group]
    return { view, label: offer }
  }),
})

export const facultyList = staffList(
  { group: 'teaching', label: 'Faculty Members' },
  facultyDepartments,
  ['teaching'],
)

export const administrativeList = staffList(
  {
    group: 'administrative',
    label: 'Administrative Positions',
    hasTitle: true,
    noun: 'administrative staff member',
  },
  staffDepartments,
  ['administrative'],
)

export const managementList = staffList(
  {
    group: 'management',
    label: 'Management & Other',
    hasTitle: true,
    noun: 'management & other staff member',
  },
  staffDepartments,
  ['management'],
)

export const allManagementList = staffList(
  {
    group: 'team',
    label: 'All Management Staff',
    hasTitle: true,
    noun: 'management staff member',
  },
  staffDepartments,
  ['administrative', 'management'],
)
