import type { ListedCourse } from 'contract/content/courses'
import { Icon } from '#app/ui/icon'
import { LibraryPicture } from '#app/ui/library-picture'
import { Link } from '#app/ui/link'
import { Plate } from '#app/ui/plate'
import { coursePath } from './crumbs'

const sizes = '(min-width: 768px) 50vw, 100vw'

export function ProgramCard({ program }: { program: ListedCourse }) {
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card transition-shadow duration-300 ease-calm group-only/item:lg:flex-row focus-within:shadow-lift hover:shadow-lift">
      <div className="grid shrink-0 group-only/item:lg:w-5/12">
        {program.picture ? (
          <LibraryPicture
            picture={program.picture}
            sizes={sizes}
            className="relative aspect-[2/1] group-only/item:lg:aspect-auto group-only/item:lg:h-full"
          />
        ) : (
          <Plate id={`pattern-${program.slug}`} department={program.slug} className="aspect-[3/1]">
            <span aria-hidden="true" className="text-3xl text-gold-300">
              {program.title}
            </span>
          </Plate>
        )}
      </div>
      <div className="flex grow flex-col p-6 md:p-8">
        <h3 className="text-2xl text-heading">{program.title}</h3>
        <p className="mt-1 text-ink-muted">{program.fullTitle}</p>
        <p className="mt-4 text-ink-soft">{program.summary}</p>
        <dl className="mt-5 grid grid-cols-1 gap-4 border-y border-line py-4 lg:grid-cols-[auto_1fr] lg:gap-8">
          <Fact label="Duration">{program.duration}</Fact>
          <Fact label="Eligibility">{program.eligibility}</Fact>
        </dl>
        <h4 className="mt-4 font-sans text-sm font-normal text-ink-muted">Key subjects</h4>
        <ul className="mt-0.5 leading-snug text-ink-soft">
          {program.subjects.map(({ _key, name }) => (
            <li key={_key} className="inline not-last:after:content-[',_']">
              {name}
            </li>
          ))}
        </ul>
        <div className="mt-auto pt-6">
          <Link
            to={coursePath(program)}
            className="button-outline after:absolute after:inset-0 after:rounded-card"
          >
            Explore More
            <span className="sr-only">: {program.title}</span>
            <Icon
              of="arrow-right"
              className="size-4 transition-transform duration-300 ease-calm group-hover/card:translate-x-1"
            />
          </Link>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="leading-snug font-semibold">{children}</dd>
    </div>
  )
}
