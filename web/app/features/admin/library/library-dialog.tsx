import type { LibraryItem, LibraryKind } from 'contract/library/items'
import { X } from 'lucide'
import { useId } from 'react'
import { Icon } from '#app/components/icon'
import { Dialog } from '#app/components/modal'
import { LibraryList } from './library-list'
import { kindWords } from './library-words'
import { UploadZone } from './upload-zone'

type LibraryDialogProps = {
  kind: LibraryKind
  onChoose: (item: LibraryItem) => void
  onClose: () => void
}

/** Chooses something of the library for a field or a text, or puts it there first. */
export function LibraryDialog({ kind, onChoose, onClose }: LibraryDialogProps) {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      onClose={onClose}
      className="m-auto h-[min(52rem,calc(100dvh-2rem))] w-[min(68rem,calc(100vw-2rem))] rounded-card bg-card p-0 text-ink shadow-lift backdrop:bg-veil"
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-xl text-heading">
            {`Choose a ${kindWords[kind].one}`}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 place-items-center rounded-md text-accent hover:bg-accent-soft"
          >
            <Icon of={X} className="size-5" />
          </button>
        </div>
        <UploadZone kind={kind} onAdded={onChoose} />
        <LibraryList kind={kind} onOpen={onChoose} />
      </div>
    </Dialog>
  )
}
