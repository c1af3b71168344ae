import type { FacultyMember } from 'contract/faculty'
import { Link } from '#app/components/link'
import { Portrait } from '#app/components/portrait'
import { pathOf } from '#app/pages/path-of'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'

/** Somebody who leads the college. The wider its place, the larger the portrait. */
export function LeaderCard({ member }: { member: FacultyMember }) {
  const { _id, designation, name, photo, slug } = member
  return (
    <article id={_id} className="@container h-full scroll-mt-24 rounded-card bg-card shadow-card">
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-5 p-5 @md:gap-x-6 @md:p-6 @3xl:gap-x-10 @3xl:p-8">
        <Portrait
          name={name}
          photo={photo}
          sizes="(min-width: 64rem) 14rem, 9rem"
          className="size-24 rounded-md @md:h-44 @md:w-36 @3xl:h-64 @3xl:w-56"
        />
        <div className="contents min-w-0 @md:block @3xl:flex @3xl:min-h-64 @3xl:flex-col @3xl:justify-center">
          <div className="min-w-0 self-center @3xl:self-auto">
            <p className="eyebrow wrap-anywhere text-gilt">{designation}</p>
            <h3 className="mt-1 text-2xl wrap-anywhere text-heading @3xl:text-4xl">
              <Link
                to={pathOf('member', { name: slug })}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </h3>
          </div>
          <div className="col-span-2 min-w-0">
            <MemberDetails member={member} />
            <MemberLinks member={member} />
          </div>
        </div>
      </div>
    </article>
  )
}
