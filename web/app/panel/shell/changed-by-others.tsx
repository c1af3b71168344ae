export type ChangedValue = Readonly<Record<string, string>>

export function ChangedByOthers({ changed }: { changed: ChangedValue }) {
  if (Object.keys(changed).length === 0) return null
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-md border border-danger-600/40 bg-danger-50 px-4 py-3 text-danger-700"
    >
      <p className="font-medium">Someone else saved this in the meantime. Their version:</p>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
        {Object.entries(changed).map(([label, value]) => (
          <li key={label}>
            {label}: {value ? <bdi>{value}</bdi> : 'empty'}
          </li>
        ))}
      </ul>
      <p>Your text is still here. Save again to replace their version.</p>
    </div>
  )
}
