import { useQuery } from '@tanstack/react-query'
import type { ContentData } from 'contract/content/data'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { type SourceText, textsOf } from 'contract/content/translations/texts-of'
import { withText } from 'contract/content/translations/with-text'
import { contentTypes } from 'contract/content/types'
import { countOf } from 'contract/platform/format-count'
import { translationSourceQuery } from '#app/data/translations'
import { ListLoading, LoadingFailed } from '../../shell/list/list-notices'
import type { ContentForm } from '../entries/content-form'
import { TranslationRow } from './translation-row'

const noun = 'English text'
const countTexts = (count: number) => countOf(count, 'text', 'texts')

function progressOf(texts: readonly SourceText[], language: string): string {
  const missing = texts.filter(({ status }) => status === 'missing').length
  const outdated = texts.filter(({ status }) => status === 'outdated').length
  const suggested = texts.filter(({ translation }) => translation?.isMachine).length
  if (missing + outdated + suggested === 0) return `Everything is translated into ${language}.`
  const parts = [
    ...(missing > 0 ? [`${missing} of ${countTexts(texts.length)} to translate`] : []),
    ...(outdated > 0 ? [`${outdated} to check, because the English has changed`] : []),
    ...(suggested > 0 ? [`${countOf(suggested, 'suggestion', 'suggestions')} to check`] : []),
  ]
  return `${parts.join(', ')}. Visitors see these texts in English for now.`
}

type TranslationFieldsProps = {
  form: ContentForm
  entryId: string
  data: ContentData
  language: string
}

/** All texts of the source, each with its translation. */
export function TranslationFields({ form, entryId, data, language: code }: TranslationFieldsProps) {
  const { data: source, isPending, refetch } = useQuery(translationSourceQuery(entryId))
  if (!source && isPending) return <ListLoading noun={noun} />
  if (!source) return <LoadingFailed noun={noun} onRetry={() => void refetch()} />
  const language = { code, name: nameOfLanguage(code) }
  const texts = textsOf(contentTypes[source.type].fields, source.data, data)
  return (
    <>
      <p role="status" className="text-ink-soft">
        {progressOf(texts, language.name)}
        {!source.isPublic && ` The English isn’t public yet, so neither is the ${language.name}.`}
      </p>
      <ol className="grid gap-6">
        {texts.map((text) => (
          <TranslationRow
            key={text.path}
            {...{ form, text, language }}
            before={source.before[text.path]}
            suggestsFor={source.hasSuggestions ? entryId : undefined}
            onChange={(path, value) => {
              const [name = ''] = path.split('.')
              form.change(name, withText(data, source.data, path, value)[name])
            }}
          />
        ))}
      </ol>
    </>
  )
}
