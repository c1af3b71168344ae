import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { JsonLd } from '#app/components/json-ld'
import { PageHead } from '#app/components/page-head'
import { teamQuery } from '#app/data/faculty'
import { TeamBanner } from '#app/features/team/team-banner'
import { TeamCall } from '#app/features/team/team-call'
import { TeamFailed, TeamLoading } from '#app/features/team/team-notice'
import { TeamSections } from '#app/features/team/team-sections'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'

const title = 'Meet Our Team'
const path = '/our-team'
const description = `The principal, the officers and the management of ${college.name}: who they are, what they do and how to reach them.`

export default function Team() {
  const { publicUrl } = useSite()
  const { data: faculty, isPending } = useQuery(teamQuery())
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <TeamBanner />
      {isPending && <TeamLoading />}
      {!isPending && !faculty && <TeamFailed />}
      {faculty && <TeamSections faculty={faculty} />}
      <TeamCall />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
