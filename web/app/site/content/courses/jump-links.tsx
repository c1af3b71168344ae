import type { Course } from 'contract/content/courses'
import { coursePartsOf } from './course-parts'

const afterwards = [
  { id: 'faculty', jump: 'Faculty' },
  { id: 'apply', jump: 'Apply' },
]

export function JumpLinks({ course }: { course: Course }) {
  const sections = [...coursePartsOf(course), ...afterwards]
  return (
    <nav aria-label="On this page" className="border-b border-line bg-card print:hidden">
      <ul className="container-page grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-2 py-1 sm:flex sm:flex-wrap sm:gap-x-8">
        {sections.map(
          ({ id, jump }) =>
            jump && (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-accent decoration-gold-500 underline-offset-4 hover:underline"
                >
                  {jump}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
