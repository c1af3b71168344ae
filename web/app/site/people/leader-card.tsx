import type { FacultyMember } from 'contract/people/faculty'
import { Portrait } from '#app/ui/portrait'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'
import { MemberName } from './member-name'

export function LeaderCard({ member }: { member: FacultyMember }) {
  const { _id, name, photo } = member
  return (
    <article id={_id} className="@container h-full scroll-mt-24 rounded-card bg-card shadow-card">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 p-5 @md:gap-x-6 @md:p-6 @3xl:gap-x-10 @3xl:p-8">
        <Portrait
          name={name}
          photo={photo}
          sizes="(min-width: 64rem) 14rem, 9rem"
          className="size-[min(6rem,28vw)] rounded-md @md:h-44 @md:w-36 @3xl:h-64 @3xl:w-56"
        />
        <div className="contents min-w-0 @md:block @3xl:flex @3xl:min-h-64 @3xl:flex-col @3xl:justify-center">
          <div className="min-w-0 self-center @3xl:self-auto">
            <MemberName member={member} className="text-2xl @3xl:text-4xl" />
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
