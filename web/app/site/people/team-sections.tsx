import type { FacultyMember } from 'contract/people/faculty'
import type { ComponentType } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'
import { Portrait } from '#app/ui/portrait'
import { MemberDetails } from './member-details'
import { MemberLinks } from './member-links'
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

type Props = {
  faculty: readonly FacultyMember[]
  /** `team-search.island.tsx` hides the others. */
  resultIds: ReadonlySet<string>
}

export function TeamSections({ faculty, resultIds }: Props) {
  const { administrative, management } = teamGroups(faculty)
  return (
    <>
      <TeamSection
        id="leadership-title"
        title="Leadership"
        members={administrative}
        resultIds={resultIds}
        Card={LeaderCard}
        // With an odd number, the first card has the full width.
        className="md:grid-cols-2 md:[&>li:nth-child(1_of_:not([hidden])):nth-last-child(odd_of_:not([hidden]))]:col-span-2"
      />
      <TeamSection
        id="management-title"
        title="Management"
        members={management}
        resultIds={resultIds}
        Card={ManagerCard}
        isTinted
        className="sm:grid-cols-2 lg:grid-cols-3"
      />
    </>
  )
}

type SectionProps = {
  id: string
  title: string
  members: readonly FacultyMember[]
  resultIds: ReadonlySet<string>
  Card: ComponentType<{ member: FacultyMember }>
  isTinted?: boolean
  className: string
}

function TeamSection({
  id,
  title,
  members,
  resultIds,
  Card,
  isTinted = false,
  className,
}: SectionProps) {
  if (members.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      data-team
      hidden={!members.some(({ _id }) => resultIds.has(_id))}
      className={isTinted ? 'bg-tint' : ''}
    >
      <div className="container-page py-14 md:py-20">
        <h2 id={id} className="text-3xl text-heading md:text-4xl">
          {title}
        </h2>
        <ul className={`mt-8 grid grid-cols-1 gap-5 md:mt-10 lg:gap-7 ${className}`}>
          {members.map((member) => (
            <li
              key={member._id}
              data-member={member._id}
              hidden={!resultIds.has(member._id)}
              className="min-w-0"
            >
              <Card member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function LeaderCard({ member }: { member: FacultyMember }) {
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

type MemberNameProps = { member: FacultyMember; className: string }

const MemberName = ({ member, className }: MemberNameProps) => (
  <>
    <p className="eyebrow wrap-anywhere text-gilt">{member.designation}</p>
    <h3 className={`mt-1 wrap-anywhere text-heading ${className}`}>
      <Link
        to={pathOf('member', { name: member.slug })}
        className="underline-offset-4 hover:underline"
      >
        {member.name}
      </Link>
    </h3>
  </>
)
