import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { usePhotoCalls } from '#app/data/event-photo-changes'
import { useLibraryCalls } from '#app/data/library'
import { DescribePictures } from '../../content/library/describe-pictures'
import type { AddedFiles } from '../../content/library/use-added-files'
import { reportFailure } from '../../shell/report-failure'

const failed = 'The photos could not be added. Check your connection and try again.'

type NewPhotosProps = {
  eventId: string
  files: AddedFiles
  onMessage: (message: string) => void
}

export function NewPhotos({ eventId, files, onMessage }: NewPhotosProps) {
  const { items: photos, changed } = files
  const { describeMany } = useLibraryCalls()
  const { add } = usePhotoCalls(eventId)
  const [problem, setProblem] = useState('')
  const isBusy = add.isPending || describeMany.isPending
  const describe = async () => {
    if (changed.length === 0) return []
    const { items, rejected } = await describeMany.mutateAsync({ entries: changed })
    // A retry sends only what is still missing, with the versions that others saved.
    files.update(new Set(changed.map(({ _id }) => _id)), items)
    return rejected
  }
  const send = async () => {
    setProblem('')
    const sent = new Set(photos.map(({ _id }) => _id))
    try {
      const rejected = await describe()
      const { message } = await add.mutateAsync([...sent])
      const notDescribed = new Set(rejected.map(({ _id }) => _id))
      // Their words stay.
      files.drop(({ _id }) => sent.has(_id) && !notDescribed.has(_id))
      onMessage(message)
      if (rejected.length > 0)
        setProblem(
          `${countOf(rejected.length, 'description', 'descriptions')} could not be saved: ${rejected[0]?.reason}`,
        )
    } catch (error) {
      reportFailure(error, setProblem, failed)
    }
  }
  return (
    <DescribePictures
      label="New photos"
      noun={['photo', 'photos']}
      files={files}
      confirm={
        isBusy
          ? 'Adding...'
          : `Add ${photos.length === 1 ? 'photo' : `${photos.length} photos`} to page`
      }
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()} // reports its failure
    />
  )
}
