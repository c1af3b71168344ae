import type { LibraryKind } from 'contract/content/library/items'
import { useState } from 'react'
import type { PanelProps } from '../../shell/panel'
import { DeletedFiles } from './deleted-files'
import { ItemView } from './item-view'
import { LibraryList } from './library-list'
import { NewFiles } from './new-files'
import { UploadZone } from './upload-zone'
import { useAddedFiles } from './use-added-files'

export function LibraryView({ panel }: PanelProps) {
  const { libraryId } = panel.edited
  return libraryId ? <ItemView panel={panel} itemId={libraryId} /> : <Library panel={panel} />
}

function Library({ panel }: PanelProps) {
  const [kind, setKind] = useState<LibraryKind>()
  const files = useAddedFiles(panel, {
    name: 'new files',
    kind,
    onAdded: ({ name }) => panel.showSuccess(`“${name}” uploaded`),
  })
  return (
    <section aria-label="Pictures & Documents" className="grid gap-5">
      <UploadZone kind={kind} uploads={files.uploads} />
      {files.items.length > 0 && <NewFiles panel={panel} files={files} />}
      <LibraryList
        panel={panel}
        onShow={setKind}
        onOpen={({ _id }) => panel.edit('library', { libraryId: _id })}
      />
      <DeletedFiles panel={panel} />
    </section>
  )
}
