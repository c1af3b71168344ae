import { formatCount } from 'contract/platform/format-count'
import type { KeyboardEvent } from 'react'

type TabsProps<Name extends string> = {
  label: string
  /** The tab `a` shows the element `tabPanelId(id, 'a')`. */
  id: string
  labels: Readonly<Partial<Record<Name, string>>>
  counts?: Readonly<Partial<Record<Name, number>>> | undefined
  current: Name
  onChange: (name: Name) => void
}

export const tabId = (id: string, name: string) => `${id}-${name}`
export const tabPanelId = (id: string, name: string) => `${tabId(id, name)}-panel`

/** Tabs pattern of the ARIA APG: arrow keys switch tabs. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, id, labels, counts, current, onChange } = props
  const names = Object.keys(labels) as Name[] // its keys
  const move = (event: KeyboardEvent) => {
    const index = names.indexOf(current)
    const target = {
      ArrowRight: names[index + 1] ?? names[0],
      ArrowLeft: names[index - 1] ?? names.at(-1),
      Home: names[0],
      End: names.at(-1),
    }[event.key]
    if (!target) return
    event.preventDefault()
    onChange(target)
    document.getElementById(tabId(id, target))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line"
    >
      {names.map((name) => (
        <button
          key={name}
          id={tabId(id, name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={name === current ? tabPanelId(id, name) : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
          className="flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-2 py-2 font-semibold sm:gap-2 sm:px-4 text-ink-soft hover:text-accent focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-accent"
        >
          {labels[name]}{' '}
          {counts?.[name] !== undefined && (
            <span className="rounded-full bg-well px-2 text-sm text-ink-soft tabular-nums">
              {formatCount(counts[name])}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
