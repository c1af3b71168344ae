import { useQuery } from '@tanstack/react-query'
import type { FacultyMember } from 'contract/faculty'
import { useCallback } from 'react'
import { facultyQuery } from '#app/data/faculty'
import { useRestoredState } from '#app/lib/use-restored-state'
import { CardGrid } from '../list/card-grid'
import { ListCount } from '../list/list-count'
import { ListStates } from '../list/list-states'
import { useCardDialog } from '../list/use-card-dialog'
import { useShownCards } from '../list/use-shown-cards'
import type { Panel } from '../panel'
import { everyMember } from './choose-members'
import { formOf } from './forms'
import { manyOf, type StaffList } from './lists'
import { MemberCard } from './member-card'
import { MemberDeletion } from './member-deletion'
import { NobodyYet } from './nobody-yet'
import { StaffToolbar } from './staff-toolbar'
import { useChosenMembers } from './use-chosen-members'

const nobody: FacultyMember[] = []

/** The people of some designations. */
export function StaffView({ list, panel }: { list: StaffList; panel: Panel }) {
  const { data, isError, isFetching, refetch } = useQuery(facultyQuery())
  const { savedId, members: asked } = panel.start
  const [choice, setChoice] = useRestoredState({ ...everyMember, ...asked }, 'choice')
  const { members, designations, chosen, criteria } = useChosenMembers(data ?? nobody, list, choice)
  const cards = useShownCards({ entries: chosen, criteria, savedId })
  const dialog = useCardDialog<FacultyMember>()
  const edit = useCallback(
    (member: FacultyMember) => panel.edit(formOf(member).view, { member }),
    [panel],
  )
  const noun = manyOf(list)
  const refresh = () => void refetch() // a failure shows in the message area
  return (
    <section aria-label={list.title ?? 'Faculty Members'} className="grid gap-5">
      {list.title && <h2 className="text-xl text-heading">{list.title}</h2>}
      <StaffToolbar
        list={list}
        designations={designations}
        choice={choice}
        onChange={setChoice}
        isRefreshing={isFetching}
        onRefresh={refresh}
      />
      <ListStates
        noun={noun}
        counts={data && { all: members.length, chosen: chosen.length }}
        isError={isError}
        isFetching={isFetching}
        onRetry={refresh}
        onClear={() => setChoice(everyMember)}
        noneYet={<NobodyYet list={list} panel={panel} />}
      />
      <CardGrid
        cards={cards}
        noun={noun}
        renderCard={(member) => (
          <MemberCard
            member={member}
            isSaved={member._id === savedId}
            onEdit={edit}
            onDelete={dialog.ask}
          />
        )}
      />
      {data && (
        <ListCount
          ref={dialog.fallback}
          shown={cards.shown}
          chosen={chosen.length}
          all={members.length}
          noun={noun}
        />
      )}
      {dialog.asked && (
        <MemberDeletion
          member={dialog.asked}
          panel={panel}
          onClose={dialog.close}
          onGone={refetch}
        />
      )}
    </section>
  )
}
