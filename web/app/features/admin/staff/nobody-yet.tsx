import { UserPlus, UsersRound } from 'lucide'
import { Icon } from '#app/components/icon'
import { Notice } from '../list/list-notices'
import type { Panel } from '../panel'
import { staffForms } from './forms'
import { manyOf, type StaffList } from './lists'

/** An empty list, with the ways to its first member. */
export function NobodyYet({ list, panel }: { list: StaffList; panel: Panel }) {
  return (
    <Notice
      icon={UsersRound}
      title={`No ${manyOf(list)} yet`}
      text={`Add your first ${list.noun} to get started!`}
    >
      {list.groups.map((group) => (
        <button
          key={group}
          type="button"
          onClick={() => panel.open(staffForms[group].view)}
          className="button-primary"
        >
          <Icon of={UserPlus} className="size-5" />
          {staffForms[group].offer}
        </button>
      ))}
    </Notice>
  )
}
