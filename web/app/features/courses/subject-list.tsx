/** Names of subjects, side by side. */
export function SubjectList({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {subjects.map((subject) => (
        <li
          key={subject}
          className="rounded-full border border-line-strong bg-card px-4 py-1 text-ink-soft"
        >
          {subject}
        </li>
      ))}
    </ul>
  )
}
