import type { FacultyMember } from 'contract/faculty'
import { Link } from '#app/components/link'
import { Portrait } from '#app/components/portrait'
import { pathOf } from '#app/pages/path-of'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'

/** Somebody who manages the college. */
export function ManagerCard({ member }: { member: FacultyMember }) {
  const { _id, designation, name, photo, slug } = member
  return (
    <article id={_id} className="h-full scroll-mt-24 rounded-card bg-card p-5 shadow-card">
      <div className="flex items-center gap-4">
        <Portrait
          name={name}
          photo={photo}
          sizes="5rem"
          className="size-20 shrink-0 rounded-full"
        />
        <div className="min-w-0">
          <p className="eyebrow wrap-anywhere text-gilt">{designation}</p>
          <h3 className="mt-1 text-xl wrap-anywhere text-heading">
            <Link
              to={pathOf('member', { name: slug })}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
        </div>
      </div>
      <MemberDetails member={member} />
      <MemberLinks member={member} />
    </article>
  )
}
