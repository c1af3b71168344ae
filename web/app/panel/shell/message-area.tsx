import { Undo2, X } from 'lucide'
import { Icon } from '#app/ui/icon'
import { noteLooks } from '#app/ui/note'
import { Button } from './button'
import type { Banner } from './use-messages'

export function MessageArea({ banners }: { banners: Banner[] }) {
  return (
    // Rendered even when empty: screen readers announce only changes inside a live region that already exists.
    <div role="status" className="pointer-events-none sticky top-3 z-20 grid gap-2 empty:absolute">
      {banners.map((banner) => (
        <BannerLine key={`${banner.kind} ${banner.text}`} {...banner} />
      ))}
    </div>
  )
}

function BannerLine({ kind, text, undo, onDismiss }: Banner) {
  const { icon, classes } = noteLooks[kind === 'error' ? 'bad' : 'good']
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={`pointer-events-auto flex items-start gap-3 rounded-md border py-1.5 pr-1.5 pl-4 font-medium shadow-card ${classes}`}
    >
      <Icon of={icon} className="my-2.5 size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">{text}</p>
      {undo && (
        <Button
          icon={Undo2}
          onClick={() => {
            onDismiss()
            undo()
          }}
          className="shrink-0 px-4"
        >
          Undo
        </Button>
      )}
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss message"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-card/70"
      >
        <Icon of={X} className="size-5" />
      </button>
    </div>
  )
}
