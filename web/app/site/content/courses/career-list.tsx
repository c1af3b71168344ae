import type { Course } from 'contract/content/courses'

export function CareerList({ careers }: { careers: Course['careerProspects'] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
      {careers.map(({ _key, name, text }) => (
        <div key={_key} className="border-t border-line-strong pt-4">
          <dt className="font-display text-lg leading-snug font-semibold text-heading">{name}</dt>
          <dd className="mt-1.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
