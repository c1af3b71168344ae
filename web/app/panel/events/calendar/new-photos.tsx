import type { LibraryItem } from 'contract/content/library/items'
import { type FormEvent, useId, useState } from 'react'
import { usePhotoCalls } from '#app/data/event-photo-changes'
import { useLibraryCalls } from '#app/data/library'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { ItemPicture } from '../../content/library/item-picture'
import { libraryTextsOf, needsAlt } from '../../content/library/library-texts'
import { Button } from '../../shell/button'
import { reportFailure } from '../../shell/report-failure'

const failed = 'The photos could not be added. Check your connection and try again.'
const altTextRequired = 'Describe the photo for people who can’t see it'

type NewPhotosProps = {
  eventId: string
  photos: readonly LibraryItem[]
  onChange: (photos: readonly LibraryItem[]) => void
  onAdded: (message: string) => void
}

export function NewPhotos({ eventId, photos, onChange, onAdded }: NewPhotosProps) {
  const { describe: describeItem } = useLibraryCalls()
  const { add } = usePhotoCalls(eventId)
  const [problem, setFault] = useState('')
  const [isRequested, setAsked] = useState(false)
  const isBusy = add.isPending || describeItem.isPending
  const send = async () => {
    const described: LibraryItem[] = []
    for (const photo of photos) {
      const { _id, version } = photo
      const words = libraryTextsOf(photo)
      const answer = await describeItem.mutateAsync({ _id, version, words })
      described.push(answer.item)
    }
    onChange(described)
    const { message } = await add.mutateAsync(described.map(({ _id }) => _id))
    onAdded(message)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBusy || photos.some(needsAlt)) return
    setFault('')
    send().catch((error: unknown) => reportFailure(error, setFault, failed))
  }
  return (
    <form noValidate method="post" aria-label="New photos" onSubmit={submit} className="grid gap-4">
      {photos.map((photo) => (
        <NewPhoto
          key={photo._id}
          photo={photo}
          error={isRequested && needsAlt(photo) ? altTextRequired : undefined}
          onAlt={(alt) =>
            onChange(photos.map((one) => (one._id === photo._id ? { ...one, alt } : one)))
          }
          onDrop={() => onChange(photos.filter(({ _id }) => _id !== photo._id))}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      <Button tone="primary" type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy
          ? 'Adding...'
          : `Add ${photos.length === 1 ? 'photo' : `${photos.length} photos`} to page`}
      </Button>
    </form>
  )
}

type NewPhotoProps = {
  photo: LibraryItem
  error: string | undefined
  onAlt: (alt: string) => void
  onDrop: () => void
}

function NewPhoto({ photo, error, onAlt, onDrop }: NewPhotoProps) {
  const id = useId()
  return (
    <div className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[8rem_1fr_auto] sm:items-center">
      <ItemPicture item={photo} sizes="8rem" className="aspect-4/3 w-32 rounded-md" />
      <Field id={id} label={`Description of “${photo.name}”`} error={error} isRequired>
        <input
          id={id}
          value={photo.alt ?? ''}
          maxLength={300}
          onChange={({ target }) => onAlt(target.value)}
          {...describedBy(id, { error })}
          className={controlClasses}
        />
      </Field>
      <Button onClick={onDrop}>
        Remove<span className="sr-only">{` ${photo.name}`}</span>
      </Button>
    </div>
  )
}
