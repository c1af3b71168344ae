import { values } from 'college/about'

/** What the college stands for. */
export function Values() {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
      {values.map(({ name, text }) => (
        <li key={name} className="border-t-2 border-gold-500 pt-4">
          <h3 className="text-xl text-heading md:text-2xl">{name}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
