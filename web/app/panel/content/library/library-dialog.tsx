import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { WideDialog } from '../../shell/wide-dialog'
import { LibraryList } from './library-list'
import { kindTexts } from './library-texts'
import { UploadZone } from './upload-zone'

type LibraryDialogProps = {
  kind: LibraryKind
  onChoose: (item: ListedItem) => void
  onClose: () => void
}

export const LibraryDialog = ({ kind, onChoose, onClose }: LibraryDialogProps) => (
  <WideDialog
    title={`Choose ${kindTexts[kind].one}`}
    onClose={onClose}
    className="h-[min(52rem,calc(100dvh-2rem))] w-[min(68rem,calc(100vw-2rem))]"
  >
    <UploadZone kind={kind} onAdded={onChoose} />
    <LibraryList kind={kind} onOpen={onChoose} />
  </WideDialog>
)
