import type { FacultyMember } from 'contract/people/faculty'
import type { ReactNode } from 'react'
import { Portrait } from '#app/ui/portrait'
import { LeaderCard } from './leader-card'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'
import { MemberName } from './member-name'
import { teamGroups } from './team-groups'

function ManagerCard({ member }: { member: FacultyMember }) {
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

export function TeamSections({ faculty }: { faculty: readonly FacultyMember[] }) {
  const { administrative, management } = teamGroups(faculty)
  return (
    <>
      {administrative.length > 0 && (
        <TeamSection id="leadership-title" title="Leadership">
          {/* An odd one out comes first, at full width. */}
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-7 md:[&>li:first-child:nth-last-child(odd)]:col-span-2">
            {administrative.map((member) => (
              <li key={member._id} className="min-w-0">
                <LeaderCard member={member} />
              </li>
            ))}
          </ul>
        </TeamSection>
      )}
      {management.length > 0 && (
        <TeamSection id="management-title" title="Management" isTinted>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
            {management.map((member) => (
              <li key={member._id} className="min-w-0">
                <ManagerCard member={member} />
              </li>
            ))}
          </ul>
        </TeamSection>
      )}
    </>
  )
}

type SectionProps = { id: string; title: string; isTinted?: boolean; children: ReactNode }

function TeamSection({ id, title, isTinted = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={isTinted ? 'bg-tint' : ''}>
      <div className="container-page py-14 md:py-20">
        <h2 id={id} className="text-3xl text-heading md:text-4xl">
          {title}
        </h2>
        <div className="mt-8 md:mt-10">{children}</div>
      </div>
    </section>
  )
}
