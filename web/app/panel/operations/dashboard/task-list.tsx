import { ChevronRight, CircleCheck } from 'lucide'
import { Icon } from '#app/ui/icon'

export type Task = { name: string; count: number; text: string; open: () => void }

export function TaskList({ tasks, none }: { tasks: readonly Task[]; none: string }) {
  const open = tasks.filter(({ count }) => count > 0)
  if (open.length === 0)
    return (
      <p className="mt-4 flex items-center gap-3 text-ink-soft">
        <Icon of={CircleCheck} className="size-5 shrink-0 text-leaf-700" />
        {none}
      </p>
    )
  return (
    <ul className="mt-3 divide-y divide-line">
      {open.map(({ name, text, open }) => (
        <li key={name}>
          <button
            type="button"
            onClick={open}
            className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left text-ink hover:text-accent"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Icon of={ChevronRight} className="size-5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}
