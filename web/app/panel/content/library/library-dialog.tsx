import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { WideDialog } from '../../shell/wide-dialog'
import { LibraryList } from './library-list'
import { kindTexts } from './library-texts'
import { UploadZone } from './upload-zone'
import { useUploads } from './use-uploads'

type LibraryDialogProps = {
  kind: LibraryKind
  onChoose: (item: ListedItem) => void
  onClose: () => void
}

export function LibraryDialog({ kind, onChoose, onClose }: LibraryDialogProps) {
  const uploads = useUploads(onChoose, kind)
  return (
    <WideDialog
      title={`Choose ${kindTexts[kind].one}`}
      onClose={onClose}
      className="h-[min(52rem,calc(100dvh-2rem))] w-[min(68rem,calc(100vw-2rem))]"
    >
      <UploadZone kind={kind} uploads={uploads} />
      <LibraryList kind={kind} onOpen={onChoose} />
    </WideDialog>
  )
}
