import { ListSelect, ListToolbar } from '../list/list-toolbar'
import { type MemberChoice, memberSorts } from './choose-members'
import { manyOf, type StaffList } from './lists'

type StaffToolbarProps = {
  list: StaffList
  /** What people of the list are. */
  designations: readonly string[]
  choice: MemberChoice
  onChange: (choice: MemberChoice) => void
  isRefreshing: boolean
  onRefresh: () => void
}

const withAll = (names: readonly string[]) => ({
  '': 'All',
  ...Object.fromEntries(names.map((name) => [name, name])),
})

/** Search, department, designation, order and refresh of a list of people. */
export function StaffToolbar({
  list,
  designations,
  choice,
  onChange,
  ...refresh
}: StaffToolbarProps) {
  return (
    <ListToolbar
      searchLabel={`Search ${manyOf(list)}`}
      searchHint="Search by name, designation or department"
      search={choice.search}
      onSearch={(search) => onChange({ ...choice, search })}
      {...refresh}
    >
      <ListSelect
        label="Department"
        value={choice.department}
        options={withAll(list.departments)}
        onChange={(department) => onChange({ ...choice, department })}
      />
      <ListSelect
        label="Designation"
        value={choice.designation}
        options={withAll(designations)}
        onChange={(designation) => onChange({ ...choice, designation })}
      />
      <ListSelect
        label="Sort by"
        value={choice.sort}
        options={memberSorts}
        onChange={(sort) => onChange({ ...choice, sort })}
      />
    </ListToolbar>
  )
}
