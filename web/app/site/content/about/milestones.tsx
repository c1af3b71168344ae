import type { About } from 'contract/content/about'

export function Milestones({ milestones }: Pick<About, 'milestones'>) {
  return (
    <ol className="border-l border-line-strong">
      {milestones.map(({ _key, year, text }) => (
        <li
          key={_key}
          className="relative grid grid-cols-1 gap-x-6 gap-y-1 pb-8 pl-7 last:pb-0 sm:grid-cols-[4.5rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="absolute top-2.5 -left-[0.34rem] size-2.5 rounded-full bg-gold-500 ring-4 ring-tint"
          />
          <span className="font-display text-2xl leading-8 font-semibold text-accent">{year}</span>
          <p className="text-lg leading-8 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
