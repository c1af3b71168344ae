import type { FacultyMember } from 'contract/people/faculty'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { useCatalogue } from '#app/lib/site'
import { searchedText, searchTeam } from './search-team'
import { teamGroups } from './team-groups'
import { NoTeam } from './team-notice'
import TeamSearch from './team-search.island'
import { TeamSections } from './team-sections'

export function Team({ faculty }: { faculty: readonly FacultyMember[] }) {
  const search = useRequestedQuery('team')('q') ?? ''
  const catalogue = useCatalogue()
  const { administrative, management } = teamGroups(faculty)
  const team = [...administrative, ...management]
  if (team.length === 0) return <NoTeam />
  const people = team.map((member) => ({ id: member._id, text: searchedText(member, catalogue) }))
  const resultIds = new Set(searchTeam(people, search).map(({ id }) => id))
  return (
    <>
      <TeamSearch people={people} requested={search} />
      <TeamSections faculty={team} resultIds={resultIds} />
    </>
  )
}
