import type { LibraryItem, LibraryWords } from 'contract/content/library/items'
import { useId, useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { DocumentFields } from '../library/document-fields'
import { wordsOf } from '../library/library-words'

type Said = Pick<LibraryWords, 'language' | 'transcript'>

/** Belongs to the document, so it is saved on blur, apart from the entry. */
export function DocumentControl({ item }: { item: LibraryItem }) {
  const id = useId()
  const { describe } = useLibraryCalls()
  const [said, setSaid] = useState<Said>({ language: item.language, transcript: item.transcript })
  const { _id, version } = item
  const save = (part: Said) =>
    describe.mutate({ _id, version, words: { ...wordsOf(item), ...said, ...part } })
  return (
    <>
      <DocumentFields
        id={id}
        item={item}
        words={said}
        onChange={(part) => {
          setSaid((before) => ({ ...before, ...part }))
          if ('language' in part) save(part)
        }}
        onLeave={() => {
          if ((said.transcript ?? '').trim() !== (item.transcript ?? '')) save({})
        }}
      />
      <p role="status" className="text-[0.9375rem] text-ink-muted">
        {describe.isPending && 'Saving…'}
        {describe.isError &&
          'Not saved. Someone may have changed this document in the meantime. Please try again.'}
      </p>
    </>
  )
}
