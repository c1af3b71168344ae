import type { FacultyMember } from 'contract/people/faculty'
import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'

type MemberNameProps = { member: FacultyMember; className: string }

export const MemberName = ({ member, className }: MemberNameProps) => (
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
