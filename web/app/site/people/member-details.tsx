import { departmentTitle } from 'contract/content/catalogue'
import type { FacultyMember } from 'contract/people/faculty'
import { useCatalogue } from '#app/lib/site'
import { Icon } from '#app/ui/icon'

export function MemberDetails({ member }: { member: FacultyMember }) {
  const catalogue = useCatalogue()
  const { about, achievements, department, education, specialization } = member
  return (
    <div className="grid gap-2 wrap-anywhere text-ink-soft not-empty:mt-3">
      {department && <p className="font-semibold">{departmentTitle(catalogue, department)}</p>}
      {specialization && <p>{specialization}</p>}
      {about && <p className="whitespace-pre-line">{about}</p>}
      {education && (
        <p>
          <span className="font-semibold">Education:</span> {education}
        </p>
      )}
      {achievements && (
        <p className="flex gap-2.5">
          <Icon of="award" className="mt-1 size-4.5 shrink-0 text-gilt" />
          <span className="min-w-0 whitespace-pre-line">
            <span className="sr-only">Achievements: </span>
            {achievements}
          </span>
        </p>
      )}
    </div>
  )
}
