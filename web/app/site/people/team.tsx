import type { FacultyMember } from 'contract/people/faculty'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { useAsked } from '#app/framework/addresses/use-requested'
import { useCatalogue } from '#app/lib/site'
import { searchTeam } from './search-team'
import { teamGroups } from './team-groups'
import { NobodyFound, NoTeam } from './team-notice'
import { TeamSearch } from './team-search'
import { TeamSections } from './team-sections'

const foundText = (count: number) => `${countOf(count, 'person', 'people')} found`

export function Team({ faculty }: { faculty: readonly FacultyMember[] }) {
  const ask = useAsked('team')
  const catalogue = useCatalogue()
  const [search, setSearch] = useState(ask('q') ?? '')
  const { administrative, management } = teamGroups(faculty)
  const team = [...administrative, ...management]
  if (team.length === 0) return <NoTeam />
  const found = searchTeam(team, search, catalogue)
  return (
    <>
      <TeamSearch
        search={search}
        onSearch={setSearch}
        found={search.trim() && foundText(found.length)}
      />
      {found.length > 0 ? (
        <TeamSections faculty={found} />
      ) : (
        <NobodyFound onClear={() => setSearch('')} />
      )}
    </>
  )
}
