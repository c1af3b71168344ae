import type { Course } from 'contract/content/courses'

export function FacilityList({ facilities }: { facilities: Course['facilities'] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facilities.map(({ _key, name, text }) => (
        <div
          key={_key}
          className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_2fr]"
        >
          <dt className="leading-snug font-semibold text-heading">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
