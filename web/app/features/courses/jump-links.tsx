import type { Course } from 'contract/content/courses'

const places = [
  { id: 'about', label: 'Description' },
  { id: 'subjects', label: 'Subjects' },
  { id: 'fees', label: 'Fees' },
  { id: 'careers', label: 'Career' },
  { id: 'facilities', label: 'Facilities' },
  { id: 'faculty', label: 'Faculty' },
  { id: 'apply', label: 'Apply' },
]

/** Leads to the parts of the page of a course, which is long on a phone. */
export function JumpLinks({ course }: { course: Course }) {
  const { subjects, fees, careerProspects: careers, facilities } = course
  const parts = new Map(Object.entries({ subjects, fees, careers, facilities }))
  const isThere = (id: string) => parts.get(id)?.length !== 0
  return (
    <nav aria-label="On this page" className="border-b border-line bg-card print:hidden">
      <ul className="container-page grid grid-cols-3 py-1 sm:flex sm:flex-wrap sm:gap-x-8">
        {places
          .filter(({ id }) => isThere(id))
          .map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent decoration-gold-500 underline-offset-4 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
