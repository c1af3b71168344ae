import { ChevronRight, type IconNode } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon'

type ResultListProps = { title: string; children: ReactNode; isMore?: boolean }

export function ResultList({ title, children, isMore = false }: ResultListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl text-heading">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
        {children}
      </ul>
      {isMore && (
        <p className="mt-2 text-ink-muted">
          There are more results. Add a word to narrow them down.
        </p>
      )}
    </section>
  )
}

type ListRowProps = { icon?: IconNode; onOpen: () => void; children: ReactNode }

export const ListRow = ({ icon, onOpen, children }: ListRowProps) => (
  <li>
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full min-w-0 items-center gap-4 px-4 py-4 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
    >
      {icon && <Icon of={icon} className="size-6 shrink-0 text-accent" />}
      <span className="grid min-w-0 flex-1 gap-1.5">{children}</span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
    </button>
  </li>
)

type SimpleRowProps = { icon: IconNode; title: ReactNode; about: ReactNode; onOpen: () => void }

export const SimpleRow = ({ icon, title, about, onOpen }: SimpleRowProps) => (
  <ListRow icon={icon} onOpen={onOpen}>
    <span className="text-lg font-semibold wrap-anywhere text-heading">{title}</span>{' '}
    <span className="wrap-anywhere text-ink-soft">{about}</span>
  </ListRow>
)
