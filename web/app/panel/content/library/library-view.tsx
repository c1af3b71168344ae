import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { useState } from 'react'
import type { PanelProps } from '../../shell/panel'
import { ItemView } from './item-view'
import { LibraryList } from './library-list'
import { NewFiles } from './new-files'
import { UploadZone } from './upload-zone'

export function LibraryView({ panel }: PanelProps) {
  const { libraryId } = panel.edited
  const [kind, setKind] = useState<LibraryKind>()
  const [added, setAdded] = useState<readonly ListedItem[]>([])
  if (libraryId) return <ItemView panel={panel} itemId={libraryId} />
  return (
    <section aria-label="Pictures and documents" className="grid gap-5">
      <UploadZone
        {...(kind && { kind })}
        onAdded={(item) => {
          panel.showSuccess(`“${item.name}” uploaded`)
          setAdded((before) => [...before, item])
        }}
      />
      {added.length > 0 && <NewFiles panel={panel} items={added} onChange={setAdded} />}
      <LibraryList
        panel={panel}
        onShow={setKind}
        onOpen={({ _id }) => panel.edit('library', { libraryId: _id })}
      />
    </section>
  )
}
