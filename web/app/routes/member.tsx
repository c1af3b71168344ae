import { useParams } from 'react-router'
import { memberPageQuery } from '#app/data/faculty'
import { usePageQuery } from '#app/framework/router/use-page-query'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { MemberHead } from '#app/site/people/member-head'
import { MemberProfile } from '#app/site/people/member-profile'
import {
  descriptionOf,
  memberCrumbs,
  memberData,
  pathOfMember,
} from '#app/site/people/member-texts'
import { Breadcrumbs } from '#app/ui/breadcrumbs'
import { JsonLd } from '#app/ui/json-ld'
import { PageHead } from '#app/ui/page-head'

export default function Member() {
  const { name = '' } = useParams()
  const site = useSite()
  const [member, instead] = usePageQuery(memberPageQuery(name), 'Loading the page...', {
    className: 'min-h-[50vh]',
  })
  const path = member && pathOfMember(member)
  if (instead || !path) return instead
  const crumbs = memberCrumbs(member, site.catalogue)
  return (
    <>
      <PageHead
        title={member.name}
        description={descriptionOf(member, site)}
        path={path}
        image={member.photo}
        imageAlt={member.name}
        type="profile"
      />
      <article>
        <header className="bg-brand-950 pb-7 text-white md:pb-9 print:bg-transparent print:text-black">
          <div className="container-page pt-2 lg:pt-3">
            <Breadcrumbs crumbs={crumbs} />
            <MemberHead member={member} />
          </div>
        </header>
        <MemberProfile member={member} />
      </article>
      <JsonLd content={memberData(member, site)} />
      <JsonLd content={breadcrumbData(site.publicUrl, crumbs)} />
    </>
  )
}
