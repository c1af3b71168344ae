import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import type { EditedContent } from 'contract/content/calls'
import { checkResultsOf } from 'contract/content/checks'
import type { ContentData } from 'contract/content/data'
import { keyPath } from 'contract/content/key-path'
import { labelAt } from 'contract/content/labels'
import { hasTexts } from 'contract/content/translations/has-texts'
import { declaredOf } from 'contract/content/translations/translation-types'
import { isPaged } from 'contract/content/types'
import { bareName } from 'contract/platform/fold-text'
import { localTime } from 'contract/platform/zoned-time'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { contentOfTypeQuery, noticesTitledQuery } from '#app/data/content-lists'
import { useDebounced } from '#app/lib/use-debounced'
import { Icon } from '#app/ui/icon'
import { useDeadLinkTargets } from '../entries/use-dead-link-targets'
import { useMissingTargets } from '../entries/use-missing-targets'
import { useFileWarnings } from './use-file-warnings'

type BeforePublishingProps = {
  entry: Pick<EditedContent, '_id' | 'type' | 'language'>
  data: ContentData
  errors: Readonly<Record<string, string>>
  onJump: (path: string) => void
}

/** As checks compare days: the college's own, also before half past five in the morning, when UTC still has the day before. */
const collegeClock = () => new Date(`${localTime(new Date().toISOString(), college.timeZone)}Z`)

export function BeforePublishing({ entry, data, errors, onJump }: BeforePublishingProps) {
  const type = declaredOf(entry.type)
  const results = checkResultsOf(type, data, collegeClock()).filter(({ level }) => level === 'warn')
  const warnings = [
    ...results,
    ...useDeadLinkTargets(type, data),
    ...useSameTitle(entry, data),
    ...useFileWarnings(type, data),
    ...useMissingTargets(type, data),
  ].map(({ path, message }) => ({ path: keyPath(data, path), message, isFault: false }))
  const all = [
    ...Object.entries(errors).map(([path, message]) => ({ path, message, isFault: true })),
    ...warnings,
  ]
  if (all.length === 0 && entry.language && !hasTexts(type.fields, data))
    return <p className="text-ink-soft">Nothing has been translated yet.</p>
  if (all.length === 0)
    return (
      <p className="flex items-center gap-2 text-leaf-700">
        <Icon of={CircleCheck} className="size-5 shrink-0" />
        Ready to publish
      </p>
    )
  return (
    <ul className="-mx-2 grid gap-1">
      {all.map(({ path, message, isFault }) => (
        <li key={`${path} ${message}`}>
          <button
            type="button"
            onClick={() => onJump(path)}
            className="flex min-h-11 w-full gap-2 rounded-md px-2 py-2 text-left text-[0.9375rem] hover:bg-accent-soft"
          >
            <Icon
              of={isFault ? CircleAlert : TriangleAlert}
              className={`mt-0.5 size-5 shrink-0 ${isFault ? 'text-danger-700' : 'text-gilt'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold text-accent underline underline-offset-4">
                {labelAt(type.fields, data, path)}
              </span>{' '}
              <span className="text-ink-soft">{isFault ? message : `${message} (warning)`}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const pauseMilliseconds = 500

type Titled = Pick<EditedContent, '_id' | 'type'>

/** Another entry of the type with the same title: probably the same thing twice. */
function useSameTitle({ _id, type }: Titled, data: ContentData) {
  const declared = declaredOf(type)
  const nameField = declared.isSingle ? '' : declared.nameField
  const typed = data[nameField]
  const title = useDebounced(typeof typed === 'string' ? typed.trim() : '', pauseMilliseconds)
  const isOfPages = isPaged(type)
  const { data: listed = [] } = useQuery(contentOfTypeQuery(nameField && !isOfPages ? type : ''))
  const { data: paged = [] } = useQuery(noticesTitledQuery(isOfPages ? title : ''))
  const isSame = (one: { _id: string; title: string }) =>
    one._id !== _id && title !== '' && bareName(one.title) === bareName(title)
  const one = declared.one.toLowerCase()
  return [...listed, ...paged].some(isSame)
    ? [{ path: nameField, message: `Another ${one} has the same title` }]
    : []
}
