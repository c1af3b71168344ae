import type { FacultyMember } from 'contract/people/faculty'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { useCatalogue } from '#app/lib/site'
import { searchTeam } from './search-team'
import { teamGroups } from './team-groups'
import { NoTeam, NoTeamResults } from './team-notice'
import { TeamSearch } from './team-search'
import { TeamSections } from './team-sections'

const resultText = (count: number) => `${countOf(count, 'person', 'people')} found`

export function Team({ faculty }: { faculty: readonly FacultyMember[] }) {
  const request = useRequestedQuery('team')
  const catalogue = useCatalogue()
  const [search, setSearch] = useState(request('q') ?? '')
  const { administrative, management } = teamGroups(faculty)
  const team = [...administrative, ...management]
  if (team.length === 0) return <NoTeam />
  const results = searchTeam(team, search, catalogue)
  return (
    <>
      <TeamSearch
        search={search}
        onSearch={setSearch}
        found={search.trim() && resultText(results.length)}
      />
      {results.length > 0 ? (
        <TeamSections faculty={results} />
      ) : (
        <NoTeamResults onClear={() => setSearch('')} />
      )}
    </>
  )
}
