import type { ListedItem } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { usePhotoCalls } from '#app/data/event-photo-changes'
import { useLibraryCalls } from '#app/data/library'
import { DescribePictures, useDescriptions } from '../../content/library/describe-pictures'
import type { PanelProps } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'

const failed = 'The photos could not be added. Check your connection and try again.'

type NewPhotosProps = PanelProps & {
  eventId: string
  photos: readonly ListedItem[]
  onChange: (photos: readonly ListedItem[]) => void
  onAdded: (message: string) => void
}

export function NewPhotos({ panel, eventId, photos, onChange, onAdded }: NewPhotosProps) {
  const descriptions = useDescriptions(panel, photos)
  const { describeMany } = useLibraryCalls()
  const { add } = usePhotoCalls(eventId)
  const [problem, setProblem] = useState('')
  const isBusy = add.isPending || describeMany.isPending
  const describe = async () => {
    const { changed } = descriptions
    if (changed.length === 0) return ''
    const { items, rejected } = await describeMany.mutateAsync({ entries: changed })
    // A retry sends only what is still missing.
    onChange(photos.map((photo) => items.find(({ _id }) => _id === photo._id) ?? photo))
    return rejected.length > 0
      ? `. ${countOf(rejected.length, 'description', 'descriptions')} could not be saved: ${rejected[0]?.reason}`
      : ''
  }
  const send = async () => {
    setProblem('')
    try {
      const notDescribed = await describe()
      const { message } = await add.mutateAsync(photos.map(({ _id }) => _id))
      onAdded(`${message}${notDescribed}`)
    } catch (error) {
      reportFailure(error, setProblem, failed)
    }
  }
  return (
    <DescribePictures
      label="New photos"
      noun={['photo', 'photos']}
      items={photos}
      descriptions={descriptions}
      confirm={
        isBusy
          ? 'Adding...'
          : `Add ${photos.length === 1 ? 'photo' : `${photos.length} photos`} to page`
      }
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()} // reports its failure
      onDrop={({ _id }) => onChange(photos.filter((photo) => photo._id !== _id))}
    />
  )
}
