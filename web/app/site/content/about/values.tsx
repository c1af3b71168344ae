import type { About } from 'contract/content/about'

export function Values({ values }: Pick<About, 'values'>) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-9 sm:grid-cols-2">
      {values.map(({ _key, name, text }) => (
        <li key={_key} className="border-t-2 border-gold-500 pt-4">
          <h3 className="text-xl text-heading md:text-2xl">{name}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
