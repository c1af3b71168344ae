import { documentLanguages } from 'contract/content/library/document-types'
import type { LibraryItem, LibraryTexts } from 'contract/content/library/items'
import { languageName } from '#app/lib/document-facts'
import { controlClasses, Field } from '#app/ui/fields/field'
import { needsTranscript } from './library-texts'

type DocumentFieldsProps = {
  id: string
  item: Pick<LibraryItem, 'facts' | 'transcript'>
  words: Pick<LibraryTexts, 'language' | 'transcript'>
  onChange: (part: Pick<LibraryTexts, 'language' | 'transcript'>) => void
  onLeave?: () => void
}

const byName = documentLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

const readAs = ({ facts }: Pick<LibraryItem, 'facts'>) =>
  facts?.language ? `${languageName(facts.language)} (detected)` : 'Unknown'

export function DocumentFields({ id, item, words, onChange, onLeave }: DocumentFieldsProps) {
  return (
    <>
      <Field
        id={`${id}-language`}
        label="Language"
        hint="Shown with every link; screen readers use it to choose a voice"
      >
        <select
          id={`${id}-language`}
          value={words.language ?? ''}
          aria-describedby={`${id}-language-hint`}
          onChange={({ target }) =>
            onChange({ language: documentLanguages.find((code) => code === target.value) })
          }
          className={controlClasses}
        >
          <option value="">{readAs(item)}</option>
          {byName.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {(needsTranscript(item) || item.transcript) && (
        <Field
          id={`${id}-transcript`}
          label="Text version"
          hint="The full text, for people who can’t see the document. It’s shown below the link, and search can find it."
        >
          <textarea
            id={`${id}-transcript`}
            rows={6}
            value={words.transcript ?? ''}
            aria-describedby={`${id}-transcript-hint`}
            onChange={({ target }) => onChange({ transcript: target.value })}
            onBlur={onLeave}
            className={controlClasses}
          />
        </Field>
      )}
    </>
  )
}
