import type { LibraryItem, LibraryPlace } from 'contract/library/items'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Icon } from '#app/components/icon'
import { Modal } from '#app/components/modal'
import { useLibraryCalls } from '#app/data/library'
import type { Panel } from '../panel'
import { ItemPlaces } from './item-places'
import { kindWords } from './library-words'
import { useItemAct } from './use-item-act'

type DeleteItemProps = { panel: Panel; item: LibraryItem; places: readonly LibraryPlace[] }

/** Takes an item out of the library, or says where it is still used. */
export function DeleteItem({ panel, item, places }: DeleteItemProps) {
  const { remove } = useLibraryCalls()
  const act = useItemAct(panel)
  const [isAsking, setAsking] = useState(false)
  const { _id, version, name, kind } = item
  const close = () => setAsking(false)
  const confirm = async () => {
    const isGone = await act(() => remove.mutateAsync({ _id, version }))
    if (isGone) panel.open('library')
    else close()
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button-outline border-danger-600/40 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
      >
        <Icon of={Trash2} className="size-5" />
        {`Delete this ${kindWords[kind].one}`}
      </button>
      {isAsking && places.length > 0 && (
        <Modal title={`“${name}” is still used`} onClose={close}>
          <p className="mt-3 mb-2 text-ink-soft">Take it out of these places first:</p>
          <ItemPlaces panel={panel} places={places} />
          <div className="mt-4 flex justify-end">
            <button type="button" onClick={close} className="button-outline">
              Close
            </button>
          </div>
        </Modal>
      )}
      {isAsking && places.length === 0 && (
        <Modal title={`Delete “${name}”?`} onClose={close} isBusy={remove.isPending}>
          <p className="mt-3 text-ink-soft">It is used nowhere.</p>
          <DialogButtons
            cancel="Keep it"
            onCancel={close}
            confirm="Delete"
            onConfirm={() => void confirm()}
            isBusy={remove.isPending}
            isDanger
          />
        </Modal>
      )}
    </>
  )
}
