import { keptOfYou } from 'college/policies'

/** What is kept of somebody, each with how long. */
export function KeptList() {
  return (
    <ul className="grid gap-4">
      {keptOfYou.map(({ name, text, until }) => (
        <li key={name} className="rounded-card border border-line bg-card p-5 sm:p-6">
          <h3 className="text-xl text-heading">{name}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          <p className="mt-3 border-t border-line pt-3 text-ink">
            <strong className="font-semibold">How long: </strong>
            {until}
          </p>
        </li>
      ))}
    </ul>
  )
}
