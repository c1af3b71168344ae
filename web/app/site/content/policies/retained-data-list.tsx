import type { Privacy } from 'contract/content/privacy'
import type { Fill } from '#app/lib/use-filled'

export function RetainedDataList({ kept, fill }: { kept: Privacy['kept']; fill: Fill }) {
  return (
    <ul className="divide-y divide-line">
      {kept.map(({ _key, name, text, until }) => (
        <li
          key={_key}
          className="grid grid-cols-1 gap-x-8 gap-y-1.5 py-5 first:pt-0 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
        >
          <h3 className="text-lg text-heading md:col-span-2">{name}</h3>
          <p className="text-base text-ink-soft">{fill(text)}</p>
          <p className="text-base text-ink">
            <strong className="font-semibold">How long: </strong>
            {fill(until)}
          </p>
        </li>
      ))}
    </ul>
  )
}
