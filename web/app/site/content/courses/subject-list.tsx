import type { Course } from 'contract/content/courses'

export function SubjectList({ subjects }: { subjects: Course['subjects'] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {subjects.map(({ _key, name }) => (
        <li
          key={_key}
          className="rounded-full border border-line-strong bg-card px-4 py-1 text-ink-soft"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
