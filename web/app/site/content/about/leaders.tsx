import type { Campus } from 'contract/content/campus'
import { LibraryPicture } from '#app/ui/library-picture'

export function Leaders({ leaders }: Pick<Campus, 'leaders'>) {
  return (
    <ul className="grid gap-10">
      {leaders.map(({ _key, name, office, text, portrait }) => (
        <li key={_key} className="grid grid-cols-1 gap-5 sm:grid-cols-[9rem_1fr] sm:gap-7">
          {portrait && (
            <LibraryPicture
              picture={portrait}
              isDecorative
              sizes="9rem"
              className="aspect-4/5 w-36 rounded-card shadow-card sm:w-full"
            />
          )}
          <blockquote className={portrait ? '' : 'sm:col-span-2'}>
            {text.split(/\n+/).map((paragraph) => (
              <p key={paragraph} className="mb-3 text-ink-soft">
                {paragraph}
              </p>
            ))}
            <footer>
              <p className="font-display text-xl font-semibold text-heading">{name}</p>
              <p className="text-gilt">{office}</p>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  )
}
