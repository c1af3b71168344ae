import type { FacultyMember } from 'contract/faculty'
import { Portrait } from '#app/components/portrait'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'

/** Somebody who manages the college. */
export function ManagerCard({ member }: { member: FacultyMember }) {
  const { _id, designation, name, photo } = member
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
          <h3 className="mt-1 text-xl wrap-anywhere text-heading">{name}</h3>
        </div>
      </div>
      <MemberDetails member={member} />
      <MemberLinks member={member} />
    </article>
  )
}
