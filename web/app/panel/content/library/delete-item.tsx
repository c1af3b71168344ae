import { useQuery } from '@tanstack/react-query'
import { libraryTrashDays } from 'contract/content/library/deleted-items'
import type { LibraryItem } from 'contract/content/library/items'
import type { ContentUse } from 'contract/content/use'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { libraryItemQuery, useLibraryCalls } from '#app/data/library'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { Modal } from '#app/ui/modal'
import { Button } from '../../shell/button'
import { DialogClose } from '../../shell/dialog-close'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { UseList } from '../entries/use-list'
import { itemNotSaved, kindTexts } from './library-texts'

type DeleteItemProps = { panel: Panel; item: LibraryItem; usages: readonly ContentUse[] }

export function DeleteItem({ panel, item, usages }: DeleteItemProps) {
  const { remove, recover } = useLibraryCalls()
  const act = useAct(panel, itemNotSaved)
  const { refetch } = useQuery({ ...libraryItemQuery(item._id), enabled: false })
  const [isConfirming, setAsking] = useState(false)
  const { _id, version, name, kind } = item
  const close = () => setAsking(false)
  const confirm = async () => {
    const isGone = await act(
      () => remove.mutateAsync({ _id, version }),
      () => void act(() => recover.mutateAsync({ _id, version: version + 1 })),
    )
    if (isGone) return panel.open('library')
    // A use may have been added since the dialog opened.
    const { data } = await refetch()
    if (data?.places.length === 0) close()
  }
  return (
    <>
      <Button tone="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {`Delete ${kindTexts[kind].one}`}
      </Button>
      {isConfirming && usages.length > 0 && (
        <Modal title={`“${name}” is still used`} onClose={close}>
          <p className="mt-3 mb-2 text-ink-soft">Remove it from these first:</p>
          <UseList panel={panel} uses={usages} />
          <DialogClose onClose={close} />
        </Modal>
      )}
      {isConfirming && usages.length === 0 && (
        <ConfirmationDialog
          title={`Delete “${name}”?`}
          lead={`Not used on any page. You can restore it under “Deleted files” for ${libraryTrashDays} days.`}
          confirm="Delete"
          onConfirm={() => void confirm()}
          isDanger
          onClose={close}
          isBusy={remove.isPending}
        />
      )}
    </>
  )
}
