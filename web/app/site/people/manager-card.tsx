import type { FacultyMember } from 'contract/people/faculty'
import { Portrait } from '#app/ui/portrait'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'
import { MemberName } from './member-name'

export function ManagerCard({ member }: { member: FacultyMember }) {
  const { _id, name, photo } = member
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
          <MemberName member={member} className="text-xl" />
        </div>
      </div>
      <MemberDetails member={member} />
      <MemberLinks member={member} />
    </article>
  )
}
