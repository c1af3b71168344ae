import type { ListedCourse } from 'contract/content/courses'
import { ProgramCard } from './program-card'

export function Programs({ programs }: { programs: readonly ListedCourse[] }) {
  return (
    <section id="programs" aria-labelledby="programs-title" className="scroll-mt-16 bg-tint">
      <div className="container-page py-14 md:py-20">
        <h2 id="programs-title" className="text-3xl text-heading md:text-4xl">
          Programmes
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-8">
          {programs.map((program) => (
            <li key={program.slug} className="group/item only:md:col-span-2">
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
