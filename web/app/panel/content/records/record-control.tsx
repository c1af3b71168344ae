import type { ColumnKind, ContentField } from 'contract/content/field'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import {
  parseTranslation,
  recordText,
  writeTranslation,
} from 'contract/content/translations/record-translations'
import { textHash } from 'contract/content/translations/text-hash'
import {
  alsoTranslates,
  currentTranslation,
  isBlankText,
  type TranslatedText,
} from 'contract/content/translations/translated-fields'
import { useId, useMemo, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { fieldControls } from '../entries/field-controls'
import { ChangedEnglish, TranslationControl } from '../translations/translation-row'
import type { FormField, RecordValues } from './form-field'

type InJson<Value> = { read: (json: string) => Value | undefined; write: (value: Value) => string }

const richText: InJson<unknown> = { read: parseRichText, write: JSON.stringify }
const translation: InJson<TranslatedText> = { read: parseTranslation, write: writeTranslation }

/** What is JSON text in the form. The editor of rich text recognises its own output by identity. */
function useJson<Value>({ read, write }: InJson<Value>, json: string) {
  const [typed, setTyped] = useState<{ json: string; value: Value }>()
  const stored = useMemo(() => read(json), [read, json])
  const store = (value: Value) => {
    const next = write(value)
    setTyped({ json: next, value })
    return next
  }
  return { value: typed?.json === json ? typed.value : stored, write: store }
}

type Props = FormField & { control: Control<RecordValues> }

/** A control of the content form in a form of react-hook-form. */
export function RecordControl({ field, ...props }: Props) {
  const { besideText, translates, kind } = field
  if (besideText && translates)
    return <TranslationOfRecord {...props} {...{ field, besideText, translates }} />
  return kind === 'translation' ? null : <TextOfRecord {...props} field={{ ...field, kind }} />
}

type Translated = Required<Pick<ContentField, 'besideText' | 'translates'>>

/** Is of the English that stood beside it when it was typed. */
function TranslationOfRecord({
  control,
  name,
  field: { rows = 4, label },
  besideText,
  translates,
}: Props & Translated) {
  const id = useId()
  const { field: input, fieldState } = useController({ control, name })
  const typed = useWatch({ control, name: besideText.name })
  const { value, write } = useJson(translation, String(input.value ?? ''))
  const english = recordText(translates, typed)
  const language = { code: besideText.language, name: nameOfLanguage(besideText.language) }
  const change = (changed: TranslatedText) => input.onChange(write(changed))
  input.ref({ focus: () => document.getElementById(id)?.focus() })
  const form = {
    data: { [name]: { text: value?.text } },
    idOf: () => id,
    change: () => undefined,
    leave: input.onBlur,
    errorAt: () => fieldState.error?.message,
  }
  const text = { path: name, field: translates, translation: value }
  const isOutdated =
    value !== undefined &&
    !isBlankText(value.text) &&
    !isBlankText(english) &&
    currentTranslation(english, value) === undefined
  return (
    <div className="grid gap-2">
      <TranslationControl
        {...{ form, text, label, language, rows }}
        write={(written) => change({ text: written, of: [textHash(english)] })}
      />
      {isOutdated && (
        <ChangedEnglish
          {...{ english, language }}
          before={undefined}
          isRichText={false}
          onConfirm={() => change(alsoTranslates(value, english))}
        />
      )}
    </div>
  )
}

type TextField = FormField['field'] & { kind: Exclude<ColumnKind, 'translation'> }

function TextOfRecord({ control, name, field }: Omit<Props, 'field'> & { field: TextField }) {
  const id = useId()
  const { field: input, fieldState } = useController({ control, name })
  const beside = field.allDayBy ?? name
  const besideValue: unknown = useWatch({ control, name: beside })
  const json = useJson(richText, field.prose ? String(input.value ?? '') : '')
  input.ref({ focus: () => document.getElementById(id)?.focus() })
  const form = {
    data: { [beside]: besideValue, [name]: field.prose ? json.value : input.value },
    idOf: () => id,
    change: (_path: string, value: unknown) =>
      input.onChange(field.prose ? json.write(value) : value),
    leave: input.onBlur,
    errorAt: () => fieldState.error?.message,
  }
  const FieldControl = fieldControls[field.kind]
  return <FieldControl form={form} path={name} field={field} />
}
