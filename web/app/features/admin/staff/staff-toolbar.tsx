import { ListSelect, ListToolbar } from '../list/list-toolbar'
import { type MemberChoice, memberSorts } from './choose-members'
import { manyOf, type StaffList } from './lists'

type StaffToolbarProps = {
  list: StaffList
  choice: MemberChoice
  onChange: (choice: MemberChoice) => void
  isRefreshing: boolean
  onRefresh: () => void
}

/** Search, department, order and refresh of a list of people. */
export function StaffToolbar({ list, choice, onChange, ...refresh }: StaffToolbarProps) {
  const departments = Object.fromEntries(list.departments.map((name) => [name, name]))
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
        options={{ '': 'All', ...departments }}
        onChange={(department) => onChange({ ...choice, department })}
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
