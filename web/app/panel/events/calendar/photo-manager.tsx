import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownPhotosQuery } from '#app/data/event-photo-changes'
import { LibraryList } from '../../content/library/library-list'
import { UploadZone } from '../../content/library/upload-zone'
import { useAddedFiles } from '../../content/library/use-added-files'
import type { PanelProps } from '../../shell/panel'
import { NewPhotos } from './new-photos'
import { PublicPhotos } from './public-photos'

type PhotoManagerProps = PanelProps & { eventId: string }

export function PhotoManager({ eventId, panel }: PhotoManagerProps) {
  const { data, isError } = useQuery(ownPhotosQuery(eventId))
  const [text, setText] = useState('')
  const files = useAddedFiles(panel, {
    name: `photos ${eventId}`,
    kind: 'picture',
    onAdded: () => setText(''),
    areToSend: true,
  })
  return (
    <>
      <UploadZone kind="picture" uploads={files.uploads} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
          Choose existing
        </summary>
        <LibraryList kind="picture" onOpen={files.add} />
      </details>
      <p role="status">{text}</p>
      {files.items.length > 0 && <NewPhotos eventId={eventId} files={files} onMessage={setText} />}
      {isError && !data && <p role="alert">The photos could not be loaded.</p>}
      {data && <PublicPhotos eventId={eventId} photos={data.photos} onMessage={setText} />}
    </>
  )
}
