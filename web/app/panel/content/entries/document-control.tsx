import type { LibraryItem, LibraryTexts } from 'contract/content/library/items'
import { use, useId } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { PanelContext, useTypedState } from '../../shell/use-typed-state'
import { DocumentFields } from '../library/document-fields'
import { libraryTextsOf } from '../library/library-texts'

type DocumentTexts = Pick<LibraryTexts, 'language' | 'transcript'>

/** Belongs to the document, so it is saved on blur, apart from the entry. */
export function DocumentControl({ item }: { item: LibraryItem }) {
  const id = useId()
  const { describe } = useLibraryCalls()
  const [text, setText] = useTypedState<DocumentTexts>(use(PanelContext), `document ${item._id}`, {
    language: item.language,
    transcript: item.transcript,
  })
  const { _id, version } = item
  const save = (part: DocumentTexts) =>
    describe.mutate({ _id, version, words: { ...libraryTextsOf(item), ...text, ...part } })
  return (
    <>
      <DocumentFields
        id={id}
        item={item}
        words={text}
        onChange={(part) => {
          setText((before) => ({ ...before, ...part }))
          if ('language' in part) save(part)
        }}
        onLeave={() => {
          if ((text.transcript ?? '').trim() !== (item.transcript ?? '')) save({})
        }}
      />
      <p role="status" className="text-[0.9375rem] text-ink-muted">
        {describe.isPending && 'Saving...'}
        {describe.isError &&
          'Not saved. Someone may have changed this document in the meantime. Please try again.'}
      </p>
    </>
  )
}
