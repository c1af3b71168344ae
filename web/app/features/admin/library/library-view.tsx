import type { PanelProps } from '../panel'
import { ItemView } from './item-view'
import { LibraryList } from './library-list'
import { UploadZone } from './upload-zone'

/** The pictures and documents of the college: all of them, or one in hand. */
export function LibraryView({ panel }: PanelProps) {
  const { libraryId } = panel.edited
  if (libraryId) return <ItemView panel={panel} itemId={libraryId} />
  return (
    <section aria-label="Library" className="grid gap-5">
      <UploadZone onAdded={({ name }) => panel.showSuccess(`“${name}” is in the library`)} />
      <LibraryList onOpen={({ _id }) => panel.edit('library', { libraryId: _id })} />
    </section>
  )
}
