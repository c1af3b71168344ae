import type { Course } from 'contract/content/courses'

export function CourseYears({ years }: { years: Course['years'] }) {
  return (
    <ol>
      {years.map(({ _key, name, text }, index) => (
        <li key={_key} className="group relative flex gap-5 pb-8 last:pb-0 sm:gap-6">
          <span
            aria-hidden="true"
            className="absolute top-12 bottom-1 left-[1.4375rem] w-px bg-line-strong group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-gilt-soft font-display text-xl font-semibold text-gilt"
          >
            {index + 1}
          </span>
          <div className="max-w-prose pt-2.5">
            <h3 className="text-xl text-heading">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
