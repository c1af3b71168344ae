import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '#app/data/faculty'
import { teamPageQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { Team as TeamOfCollege } from '#app/site/people/team'
import { TeamFailed } from '#app/site/people/team-notice'
import { ClosingCall } from '#app/ui/closing-call'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'

const path = pathOf('team')

export default function Team() {
  const { publicUrl } = useSite()
  const fill = useFilled()
  const { data: words } = useQuery(teamPageQuery())
  const title = words?.title ?? 'Our Team'
  const { data: faculty } = useQuery(teamQuery())
  return (
    <>
      <PageHead title={title} description={fill(words?.description)} path={path} />
      <PageBanner title={title} text={words?.intro ?? ''} />
      {faculty ? <TeamOfCollege faculty={faculty} /> : <TeamFailed />}
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
