import { countOf } from 'contract/platform/format-count'
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide'
import type { ClipboardEvent, ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { IconButton } from '../../shell/icon-button'
import type { ContentForm } from './content-form'

type ListItemProps = {
  form: ContentForm
  path: string
  name: string
  heading: string
  index: number
  count: number
  isOpenFirst: boolean
  dragged: number | undefined
  onDrag: (index: number | undefined) => void
  onMove: (to: number, focusedId: string) => void
  onDrop: (from: number) => void
  onPaste: (event: ClipboardEvent<HTMLElement>) => void
  onRemove: () => void
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type GripProps = Pick<ListItemProps, 'index' | 'onDrag'>

/** Only this can be dragged: elsewhere, dragging selects text. */
const Grip = ({ index, onDrag }: GripProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same
  <span
    draggable
    onDragStart={({ dataTransfer, currentTarget }) => {
      dataTransfer.effectAllowed = 'move'
      const item = currentTarget.closest('li')
      if (item) dataTransfer.setDragImage(item, 0, 0)
      onDrag(index)
    }}
    onDragEnd={() => onDrag(undefined)}
    className="hidden h-11 cursor-grab items-center pl-2 text-ink-muted pointer-fine:flex"
  >
    <Icon of={GripVertical} className="size-5" />
  </span>
)

export function ListItem(props: ListItemProps) {
  const {
    form,
    path,
    name,
    heading,
    index,
    count,
    isOpenFirst,
    dragged,
    onMove,
    onRemove,
    children,
  } = props
  const id = form.idOf(path)
  const isOpen = form.isOpen(path, isOpenFirst)
  const errors = form.countErrors(path)
  return (
    <li
      onDragOver={(event) => {
        if (dragged !== undefined) event.preventDefault()
      }}
      onDrop={(event) => {
        if (dragged === undefined) return
        event.preventDefault()
        props.onDrop(dragged)
        props.onDrag(undefined)
      }}
      className={`min-w-0 rounded-md border bg-tint ${errors ? 'border-danger-600' : 'border-line-strong'} ${dragged === index ? 'opacity-50' : ''}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it */}
      <div
        onKeyDown={(event) => {
          const to = event.altKey ? steps[event.key] : undefined
          if (to === undefined) return
          event.preventDefault()
          onMove(index + to, event.target instanceof Element ? event.target.id : id)
        }}
        className="flex flex-wrap items-center justify-end gap-x-1"
      >
        {count > 1 && <Grip index={index} onDrag={props.onDrag} />}
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => form.setOpen(path, !isOpen)}
          className="flex min-h-11 min-w-40 flex-1 items-center gap-2 rounded-md px-3 py-2 text-left font-semibold text-ink hover:bg-accent-soft"
        >
          <Icon
            of={ChevronDown}
            className={`size-5 shrink-0 text-accent transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0 wrap-anywhere">{heading}</span>{' '}
          {errors > 0 && (
            <span className="ml-auto shrink-0 rounded-full bg-danger-50 px-2 text-sm text-danger-700">
              {countOf(errors, 'problem', 'problems')}
            </span>
          )}
        </button>
        <div className="flex">
          <IconButton
            id={`${id}-up`}
            icon={ArrowUp}
            label={`Move ${name} up`}
            isBlocked={index === 0}
            onClick={() => onMove(index - 1, `${id}-up`)}
            className="focus-visible:-outline-offset-3"
          />
          <IconButton
            id={`${id}-down`}
            icon={ArrowDown}
            label={`Move ${name} down`}
            isBlocked={index === count - 1}
            onClick={() => onMove(index + 1, `${id}-down`)}
            className="focus-visible:-outline-offset-3"
          />
          <IconButton
            id={`${id}-remove`}
            icon={Trash2}
            label={`Remove ${name}`}
            onClick={onRemove}
            className="focus-visible:-outline-offset-3"
          />
        </div>
      </div>
      <div
        id={`${id}-fields`}
        hidden={!isOpen}
        onPaste={props.onPaste}
        className="grid items-start gap-4 border-t border-line-strong p-3 sm:grid-cols-2 sm:p-4 sm:[&>:has(textarea)]:col-span-full [&[hidden]]:hidden"
      >
        {children}
      </div>
    </li>
  )
}
