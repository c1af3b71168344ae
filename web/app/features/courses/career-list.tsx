import type { Topic } from 'college/courses/course-text'

/** Kinds of work with what is to say of each, two side by side where there is room. */
export function CareerList({ careers }: { careers: readonly Topic[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {careers.map(({ name, text }) => (
        <div key={name} className="border-t border-line-strong pt-4">
          <dt className="font-display text-lg leading-snug font-semibold text-heading">{name}</dt>
          <dd className="mt-1.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
