import { useQuery } from '@tanstack/react-query'
import { ClosingCall } from '#app/components/closing-call'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { Loading } from '#app/components/loading'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { teamQuery } from '#app/data/faculty'
import { Team as TeamOfCollege } from '#app/features/team/team'
import { TeamFailed } from '#app/features/team/team-notice'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

const title = 'Meet Our Team'
const path = pathOf('team')
const describe = (name: string) =>
  `The principal, the officers and the management of ${name}: who they are, what they do and how to reach them.`

export default function Team() {
  const { publicUrl, college } = useSite()
  const description = describe(college.name)
  const { data: faculty, isPending } = useQuery(teamQuery())
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <PageBanner
        title="Meet Our Team"
        text="The people who lead the college and look after its daily work, and how to reach them."
      />
      {isPending && <Loading className="min-h-[50vh]">Loading our team...</Loading>}
      {!isPending && !faculty && <TeamFailed />}
      {faculty && <TeamOfCollege faculty={faculty} />}
      <ClosingCall
        title="Looking for a teacher?"
        text="Every course has its faculty on its own page. The heads of departments and the college office are on the contact page."
      >
        <Link to={contactPath()} className="button-gold">
          Contact Us
        </Link>
      </ClosingCall>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
