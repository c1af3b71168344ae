import { type Focus, focusStep, type LibraryItem } from 'contract/content/library/items'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { resolveAddress } from '#app/ui/picture'
import { ItemPicture } from './item-picture'

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -focusStep, y: 0 },
  ArrowRight: { x: focusStep, y: 0 },
  ArrowUp: { x: 0, y: -focusStep },
  ArrowDown: { x: 0, y: focusStep },
}

const inside = (value: number) =>
  Math.min(100, Math.max(0, Math.round(value / focusStep) * focusStep))

const shapes = [
  { label: 'Computer', shape: 'aspect-video w-32' },
  { label: 'Phone', shape: 'aspect-5/4 w-24' },
  { label: 'Card', shape: 'aspect-4/3 w-24' },
  { label: 'Portrait', shape: 'aspect-square w-20' },
]

type FocusPickerProps = { item: LibraryItem; focus: Focus; onChange: (focus: Focus) => void }

export function FocusPicker({ item, focus, onChange }: FocusPickerProps) {
  const id = useId()
  const { x, y } = focus
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: inside(((event.clientX - left) / width) * 100),
      y: inside(((event.clientY - top) / height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: inside(x + step.x), y: inside(y + step.y) })
  }
  return (
    <div className="grid gap-2">
      <p id={id} className="font-semibold text-ink">
        Focal point
      </p>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
        Keep this part in view when the picture is cropped. Click it, or use the arrow keys.
      </p>
      <button
        type="button"
        aria-labelledby={id}
        aria-describedby={`${id}-hint ${id}-value`}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
        className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-md"
      >
        <img
          src={resolveAddress(item.address)}
          alt=""
          draggable={false}
          className="block max-h-96 w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white bg-brand-950/30 shadow-lift outline-2 outline-brand-950"
        />
      </button>
      <p id={`${id}-value`} role="status" className="text-[0.9375rem] text-ink-soft">
        {`${x}% from the left, ${y}% from the top`}
      </p>
      <ul aria-hidden="true" className="flex flex-wrap items-end gap-3">
        {shapes.map(({ label, shape }) => (
          <li key={label} className="grid justify-items-center gap-1 text-sm text-ink-muted">
            <ItemPicture item={{ ...item, focus }} sizes="8rem" className={`rounded-md ${shape}`} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
