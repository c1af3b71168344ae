import { kindOnly } from 'contract/content/differences'
import { changedText } from 'contract/content/rich-text/rich-text-changes'
import { nodesIn } from 'contract/content/rich-text/rich-text-node'
import { noSuggestion } from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import type { SourceText } from 'contract/content/translations/texts-of'
import {
  alsoTranslates,
  isBlankText,
  type TranslatedText,
} from 'contract/content/translations/translated-fields'
import { Copy, Languages, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useSuggestTranslation } from '#app/data/translations'
import { Icon } from '#app/ui/icon'
import { RichText } from '#app/ui/rich-text/rich-text'
import { Button } from '../../shell/button'
import type { ContentForm, FieldForm } from '../entries/content-form'
import { TextControl } from '../entries/text-control'
import { RichTextControl } from '../rich-text/rich-text-control'

type TranslationRowProps = {
  form: ContentForm
  text: SourceText
  /** The English that the translation was made from, if it has changed since. */
  before: unknown
  language: { code: string; name: string }
  /** The translation that a machine may suggest texts for. */
  suggestsFor: string | undefined
  onChange: (path: string, value: TranslatedText) => void
}

/** The English beside its translation; on narrow screens above it. */
export function TranslationRow(props: TranslationRowProps) {
  const { form, text, before, language, suggestsFor, onChange } = props
  const { path, label, english, translation, status } = text
  const isRichText = text.field.prose !== undefined
  const write = (typed: unknown) => onChange(path, { text: typed, of: [textHash(english)] })
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line pt-5 first:border-0 first:pt-0 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="font-semibold text-ink">{label}</p>
        <div lang="en" className="min-w-0 rounded-md bg-well px-4 py-2.5 wrap-anywhere text-ink">
          {isRichText ? (
            <RichTextIn value={english} />
          ) : (
            <p translate="no" className="whitespace-pre-line">
              {String(english)}
            </p>
          )}
        </div>
        {status === 'missing' && isRichText && (
          <StartButton icon={Copy} onClick={() => write(english)}>
            Start from the English text
          </StartButton>
        )}
        {status === 'missing' && suggestsFor && (
          <Suggestion
            entryId={suggestsFor}
            path={path}
            onSuggested={(suggested) => onChange(path, suggested)}
          />
        )}
        {status === 'outdated' && (
          <ChangedEnglish
            {...{ before, english, isRichText, language }}
            onConfirm={() => translation && onChange(path, alsoTranslates(translation, english))}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start">
        <TranslationControl
          {...{ form, text, language, write }}
          label={`${label} in ${language.name}`}
        />
        {translation?.isMachine && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 rounded-md bg-gilt-soft px-3 text-gilt">
            <p className="py-2.5 font-semibold">
              Machine translation: check it before you publish.
            </p>
            <Button tone="link" onClick={() => write(translation.text)}>
              It’s correct
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

type StartButtonProps = {
  icon: typeof Copy
  onClick: () => void
  children: ReactNode
}

const StartButton = ({ icon, onClick, children }: StartButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
  >
    <Icon of={icon} className="size-5" />
    {children}
  </button>
)

type SuggestionProps = {
  entryId: string
  path: string
  onSuggested: (suggested: TranslatedText) => void
}

function Suggestion({ entryId, path, onSuggested }: SuggestionProps) {
  const { mutate, isPending, error } = useSuggestTranslation(entryId)
  return (
    <>
      <StartButton
        icon={Languages}
        onClick={() => {
          if (!isPending) mutate(path, { onSuccess: onSuggested })
        }}
      >
        {isPending ? 'Translating...' : 'Suggest a translation'}
      </StartButton>
      {error && (
        <p role="alert" className="text-danger-700">
          {error.message || noSuggestion}
        </p>
      )}
    </>
  )
}

const RichTextIn = ({ value }: { value: unknown }) =>
  nodesIn([value]).map((doc) => <RichText key={doc.type} of={doc} />)

type ControlProps = Pick<TranslationRowProps, 'language'> & {
  form: FieldForm
  text: Pick<SourceText, 'path' | 'field' | 'translation'>
  label: string
  rows?: number
  write: (text: unknown) => void
}

export function TranslationControl({ form, text, label, language, rows = 4, write }: ControlProps) {
  const { path, field, translation } = text
  const at = `${path}.text`
  const own = { ...form, change: (_: string, typed: unknown) => write(typed) }
  if (!field.prose) {
    const lines = field.kind === 'text' ? { rows } : {}
    const { help: _, moreHelp: _more, ...plain } = field
    const named = { ...plain, label, isRequired: false }
    return <TextControl form={own} path={at} field={named} lang={language.code} {...lines} />
  }
  return (
    <RichTextControl
      id={form.idOf(at)}
      label={label}
      help={undefined}
      isRequired={false}
      lang={language.code}
      error={form.errorAt(at)}
      parts={field.prose.parts}
      value={isBlankText(translation?.text) ? undefined : translation?.text}
      onChange={write}
      onLeave={() => form.leave(at)}
    />
  )
}

type ChangedProps = Pick<TranslationRowProps, 'before' | 'language'> & {
  english: unknown
  isRichText: boolean
  onConfirm: () => void
}

export function ChangedEnglish({ before, english, isRichText, language, onConfirm }: ChangedProps) {
  const sides = isRichText
    ? changedText(before, english, kindOnly)
    : { before: String(before ?? ''), after: String(english) }
  return (
    <div className="grid gap-2 rounded-md bg-danger-50 p-3 text-danger-700">
      <p className="flex gap-2 font-semibold">
        <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
        {`The English has changed. Visitors see it in English until you update the ${language.name}.`}
      </p>
      {before !== undefined && sides.before && (
        <p className="wrap-anywhere">
          Before: <del lang="en">{sides.before}</del>
        </p>
      )}
      {isRichText && sides.after && (
        <p className="wrap-anywhere">
          Now: <ins lang="en">{sides.after}</ins>
        </p>
      )}
      <Button onClick={onConfirm} className="justify-self-start px-4">
        {`The ${language.name} is still correct`}
      </Button>
    </div>
  )
}
