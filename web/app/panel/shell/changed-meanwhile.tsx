/** What a form shows, as people read it, by what its fields are called. */
export type Shown = Readonly<Record<string, string>>

/** What is another now than a form was filled in from. */
export const changedOf = (seen: Shown, now: Shown): Shown =>
  Object.fromEntries(Object.entries(now).filter(([label, value]) => seen[label] !== value))

/** Tells what somebody else has saved meanwhile: nothing is, unless there is something. What was typed stays beside it. */
export function ChangedMeanwhile({ changed }: { changed: Shown | undefined }) {
  if (!changed) return null
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-md border border-danger-600/40 bg-danger-50 px-4 py-3 text-danger-700"
    >
      <p className="font-medium">Somebody else has saved this meanwhile. By now it says:</p>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
        {Object.entries(changed).map(([label, value]) => (
          <li key={label}>{`${label}: ${value || 'nothing'}`}</li>
        ))}
      </ul>
      <p>What you typed still stands here. Save once more to put it in place of that.</p>
    </div>
  )
}
