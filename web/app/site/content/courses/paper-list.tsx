import type { Course } from 'contract/content/courses'

export function PaperList({ papers }: { papers: Course['papers'] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-5 text-lg text-ink-soft marker:text-gilt">
      {papers.map(({ _key, name }) => (
        <li key={_key}>{name}</li>
      ))}
    </ul>
  )
}
