import { useQuery } from '@tanstack/react-query'
import { ClosingCall } from '#app/components/closing-call'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { Loading } from '#app/components/loading'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { teamQuery } from '#app/data/faculty'
import { teamPageQuery } from '#app/data/site-content'
import { Team as TeamOfCollege } from '#app/features/team/team'
import { TeamFailed } from '#app/features/team/team-notice'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { pathOf } from '#app/pages/path-of'

const path = pathOf('team')

export default function Team() {
  const { publicUrl } = useSite()
  const fill = useFilled()
  const { data: words } = useQuery(teamPageQuery())
  const title = words?.title ?? 'Our Team'
  const { data: faculty, isPending } = useQuery(teamQuery())
  return (
    <>
      <PageHead title={title} description={fill(words?.description)} path={path} />
      <PageBanner title={title} text={words?.intro ?? ''} />
      {isPending && <Loading className="min-h-[50vh]">Loading our team...</Loading>}
      {!isPending && !faculty && <TeamFailed />}
      {faculty && <TeamOfCollege faculty={faculty} />}
      {words && (
        <ClosingCall title={words.callTitle} text={words.callText}>
          <Link to={contactPath()} className="button-gold">
            Contact Us
          </Link>
        </ClosingCall>
      )}
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
