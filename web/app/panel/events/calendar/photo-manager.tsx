import { useQuery } from '@tanstack/react-query'
import type { ListedItem } from 'contract/content/library/items'
import { useState } from 'react'
import { ownPhotosQuery } from '#app/data/event-photo-changes'
import { LibraryList } from '../../content/library/library-list'
import { UploadZone } from '../../content/library/upload-zone'
import type { PanelProps } from '../../shell/panel'
import { NewPhotos } from './new-photos'
import { PublicPhotos } from './public-photos'

type PhotoManagerProps = PanelProps & { eventId: string }

export function PhotoManager({ eventId, panel }: PhotoManagerProps) {
  const { data, isError } = useQuery(ownPhotosQuery(eventId))
  const [chosen, setChosen] = useState<readonly ListedItem[]>([])
  const [text, setText] = useState('')
  const choose = (item: ListedItem) => {
    setText('')
    setChosen((before) => [...before.filter(({ _id }) => _id !== item._id), item])
  }
  return (
    <>
      <UploadZone kind="picture" onAdded={choose} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
          Choose existing
        </summary>
        <LibraryList kind="picture" onOpen={choose} />
      </details>
      <p role="status">{text}</p>
      {chosen.length > 0 && (
        <NewPhotos
          panel={panel}
          eventId={eventId}
          photos={chosen}
          onChange={setChosen}
          onAdded={(message) => {
            setChosen([])
            setText(message)
          }}
        />
      )}
      {isError && !data && <p role="alert">The photos could not be loaded.</p>}
      {data && <PublicPhotos eventId={eventId} photos={data.photos} onMessage={setText} />}
    </>
  )
}
