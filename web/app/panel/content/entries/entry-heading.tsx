import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from 'college/languages'
import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { translationSourceQuery } from '#app/data/translations'
import { inLanguage, offeredTranslations } from '#app/framework/addresses/language-prefix'
import type { Panel } from '../../shell/panel'
import { SiteLink } from '../../shell/site-link'
import { TranslationLinks } from '../translations/translation-links'
import { EntryStatus } from './entry-status'
import { isFixedTitle } from './is-fixed-title'

type EntryHeadingProps = { panel: Panel; entry: EditedContent; isDirty: boolean }

/** What is edited, whether visitors see it, and the way to it and its translations. */
export function EntryHeading({ panel, entry, isDirty }: EntryHeadingProps) {
  const { type, isPublic, publicData, language } = entry
  const { data: source } = useQuery({
    ...translationSourceQuery(entry._id),
    enabled: language !== undefined,
  })
  const named = language && source ? source : entry
  const seen = language
    ? source?.isPublic && pageOf(source.type, source.data)
    : pageOf(type, publicData)
  const address = isPublic && seen ? inLanguage(codeOf(language), seen) : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-2xl wrap-anywhere text-heading">
        {language && source && `${nameOfLanguage(language)}: `}
        {isFixedTitle(named) ? named.title : <bdi>{named.title}</bdi>}
      </h2>
      <EntryStatus entry={entry} isDirty={isDirty} />
      {address && <SiteLink address={address} />}
      {!language && <TranslationLinks panel={panel} entry={entry} />}
    </div>
  )
}

const codeOf = (language: string | undefined): LanguageCode =>
  offeredTranslations.find(({ code }) => code === language)?.code ?? 'en'

function pageOf(type: EntryTypeName, data: ContentData | undefined): string | undefined {
  const declared = declaredOf(type)
  if (declared.isSingle) return typeof declared.page === 'string' ? declared.page : undefined
  const slug = data?.slug
  return typeof slug === 'string' ? declared.page(slug) : undefined
}
