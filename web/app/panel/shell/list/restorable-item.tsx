import { Undo2 } from 'lucide'
import { Button } from '../button'

type RestorableItemProps = { title: string; text: string; isBusy: boolean; onRestore: () => void }

export function RestorableItem({ title, text, isBusy, onRestore }: RestorableItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
      <span className="grid min-w-0 gap-1">
        <span translate="no" className="font-semibold wrap-anywhere text-heading">
          {title}
        </span>
        <span className="text-[0.9375rem] text-ink-muted">{text}</span>
      </span>
      <Button icon={Undo2} isBlocked={isBusy} onClick={() => onRestore()} className="px-4">
        Restore
        <span translate="no" className="sr-only">{` ${title}`}</span>
      </Button>
    </li>
  )
}
