/** Names of subjects, side by side. */
export function SubjectList({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {subjects.map((subject) => (
        <li
          key={subject}
          className="rounded-full border border-line-strong bg-card px-3.5 py-1 text-base text-ink-soft"
        >
          {subject}
        </li>
      ))}
    </ul>
  )
}
