import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import type { TranslationSummary } from 'contract/content/translations/calls'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { textsOf } from 'contract/content/translations/texts-of'
import { declaredOf } from 'contract/content/translations/translation-types'
import { Languages } from 'lucide'
import { translationsQuery, useStartTranslation } from '#app/data/translations'
import { offeredTranslations } from '#app/framework/addresses/language-prefix'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { viewOfType } from '../entries/open-entry'

function stateOf({ behind, hasDraft, isPublic }: TranslationSummary): string {
  if (behind > 0) return `${behind} to translate`
  return hasDraft || !isPublic ? 'draft' : 'up to date'
}

type TranslationLinksProps = { panel: Panel; entry: EditedContent }

/** Opens an entry's translation into each language, and starts it if there is none. */
export function TranslationLinks({ panel, entry }: TranslationLinksProps) {
  const { data: translations } = useQuery(translationsQuery(entry._id))
  const { mutateAsync: start, isPending } = useStartTranslation(entry._id)
  const act = useAct(panel)
  const mayWrite = useRights().may('write translations', entry.department)
  const hasTexts = textsOf(declaredOf(entry.type).fields, entry.data, {}).length > 0
  if (!translations || !hasTexts) return null
  return offeredTranslations.map(({ code }) => {
    const translation = translations.find(({ language }) => language === code)
    if (!translation && !mayWrite) return null
    const open = async () => {
      const { _id } = translation ?? (await start(code))
      panel.edit(viewOfType(entry.type), { contentId: _id })
      return undefined
    }
    return (
      <Button
        key={code}
        icon={Languages}
        disabled={isPending}
        onClick={() => void act(open)}
        className="px-4"
      >
        {translation
          ? `${nameOfLanguage(code)}: ${stateOf(translation)}`
          : `Translate into ${nameOfLanguage(code)}`}
      </Button>
    )
  })
}
