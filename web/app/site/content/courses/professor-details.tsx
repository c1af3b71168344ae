import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import type { Course } from 'contract/content/courses'
import type { FacultyMember } from 'contract/people/faculty'
import { pathOf } from '#app/framework/addresses/path-of'
import { experienceText } from '#app/lib/experience-text'
import { useCatalogue } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Modal } from '#app/ui/modal'
import { Portrait } from '#app/ui/portrait'
import { ProfessorContacts } from './professor-contacts'

type Props = { member: FacultyMember; course: Course; onClose: () => void }

const factsOf = (
  {
    department,
    specialization,
    experience,
    education,
    officeHours,
    achievements,
    about,
  }: FacultyMember,
  catalogue: Catalogue,
) => [
  { label: 'Department', text: department && departmentTitle(catalogue, department) },
  { label: 'Specialization', text: specialization },
  { label: 'Experience', text: experience === undefined ? undefined : experienceText(experience) },
  { label: 'Education', text: education },
  { label: 'Office Hours', text: officeHours },
  { label: 'Achievements', text: achievements },
  { label: 'About', text: about },
]

export function ProfessorDetails({ member, course, onClose }: Props) {
  const catalogue = useCatalogue()
  const facts = factsOf(member, catalogue).filter(({ text }) => text)
  return (
    <Modal title="Professor Details" onClose={onClose}>
      <div className="pointer-events-none sticky top-0 z-10 -mt-6.25 -mb-3 flex justify-end">
        {/* A form, so that it closes without scripts. */}
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <button
            type="submit"
            aria-label="Close"
            className="pointer-events-auto -mt-2.5 -mr-2.5 grid size-11 place-items-center rounded-full bg-card text-ink-muted transition-colors duration-200 hover:bg-accent-soft hover:text-accent"
          >
            <Icon of="x" className="size-5" />
          </button>
        </form>
      </div>
      <div className="mt-6 flex items-center gap-4">
        <Portrait
          name={member.name}
          photo={member.photo}
          sizes="6rem"
          className="size-24 shrink-0 rounded-full"
        />
        <div className="min-w-0">
          <h3 className="text-2xl break-words text-heading">{member.name}</h3>
          <p className="break-words text-gilt">{member.designation}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="mt-6 grid gap-4 border-t border-line pt-5">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="break-words whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ProfessorContacts member={member} course={course} />
      <p className="mt-5 border-t border-line pt-3">
        <Link
          to={pathOf('member', { name: member.slug })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
        >
          Full profile
          <span className="sr-only">: {member.name}</span>
        </Link>
      </p>
    </Modal>
  )
}
