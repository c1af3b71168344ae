import type { Privacy } from 'contract/content/privacy'
import type { Fill } from '#app/lib/use-filled'

export function RetainedDataList({ kept, fill }: { kept: Privacy['kept']; fill: Fill }) {
  return (
    <ul className="grid gap-4">
      {kept.map(({ _key, name, text, until }) => (
        <li key={_key} className="rounded-card border border-line bg-card p-5 sm:p-6">
          <h3 className="text-xl text-heading">{name}</h3>
          <p className="mt-2 text-ink-soft">{fill(text)}</p>
          <p className="mt-3 border-t border-line pt-3 text-ink">
            <strong className="font-semibold">How long: </strong>
            {fill(until)}
          </p>
        </li>
      ))}
    </ul>
  )
}
