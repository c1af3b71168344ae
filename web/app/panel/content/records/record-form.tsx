import { isUpload } from 'contract/content/upload-fields'
import { type FormEventHandler, Fragment, type ReactNode, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { UploadProgress, type UploadStage } from '#app/ui/fields/upload-progress'
import { FormFields } from '../../shell/form-fields'
import { choicesOf, type FormField, type Stored, valueIn } from './form-field'
import { RecordControl } from './record-control'
import type { RecordFormControl } from './use-record-form'
import type { Restored } from './use-restored-version'

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-6'

type RecordFormProps = {
  title?: string | undefined
  form: RecordFormControl
  fields: readonly FormField[]
  stored: Stored | undefined
  restored?: Restored | undefined
  submit: FormEventHandler
  stage: UploadStage | undefined
  isSaved?: boolean
  texts: { submit: string; busy: string }
  extraFields?: ReactNode
  children: ReactNode
}

export function RecordForm({
  title,
  form,
  fields,
  stored,
  restored,
  submit,
  stage,
  ...rest
}: RecordFormProps) {
  const { control } = form
  const { isSaved = false, texts, extraFields, children } = rest
  const controlOf = (one: FormField) => <RecordControl key={one.name} {...one} control={control} />
  const fieldsWithStored = fields.map((one) => withStored(one, stored, restored?.texts))
  const written = fieldsWithStored.filter(({ field }) => !isUpload(field))
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={title}
      className="grid w-full items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      {title && <h2 className="text-xl text-heading xl:col-span-2">{title}</h2>}
      <FormFields isBusy={stage !== undefined}>
        <div className={card}>
          <div className="grid gap-5">
            {groupsOf(written).map((label) => {
              const group = written.filter(({ field }) => field.group === label)
              const lines = <Lines key={label ?? ''} fields={group} controlOf={controlOf} />
              return label ? (
                <FieldGroup
                  key={`${label} ${restored?.version._id}`}
                  label={label}
                  fields={group}
                  form={form}
                >
                  {lines}
                </FieldGroup>
              ) : (
                lines
              )
            })}
          </div>
        </div>
        <div className={card}>
          {fieldsWithStored.filter(({ field }) => isUpload(field)).map(controlOf)}
        </div>
      </FormFields>
      <div className="grid gap-4 xl:col-span-2">
        {extraFields}
        {stage && <UploadProgress stage={stage} />}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton isBusy={stage !== undefined} isDisabled={isSaved} busyLabel={texts.busy}>
            {texts.submit}
          </SubmitButton>
          {children}
        </div>
      </div>
    </form>
  )
}

/**
 * A stored choice stays selectable even if it is no longer on the list, and so does that of an earlier version. A stored
 * picture needs no new one.
 */
function withStored(
  { name, field }: FormField,
  stored: Stored | undefined,
  restored: Restored['texts'] = {},
): FormField {
  const current = String(valueIn(stored, name) ?? '')
  if (isUpload(field))
    return { name, field: { ...field, isRequired: !stored && field.isRequired, current } }
  const { options = [] } = field
  if (field.kind !== 'choice') return { name, field }
  const isGone = (text: string) => text && !options.some((one) => one.value === text)
  const removed = [...new Set([current, restored[name] ?? ''])].filter(isGone)
  return { name, field: { ...field, options: [...options, ...choicesOf(removed)] } }
}

const groupsOf = (fields: readonly FormField[]) => [
  ...new Set(fields.map(({ field }) => field.group)),
]

type LinesProps = { fields: readonly FormField[]; controlOf: (field: FormField) => ReactNode }

const Lines = ({ fields, controlOf }: LinesProps) =>
  linesOf(fields).map((line) =>
    line.length > 1 || line[0]?.field.isHalf ? (
      <div key={line[0]?.name} className="grid items-start gap-5 md:grid-cols-2">
        {line.map(controlOf)}
      </div>
    ) : (
      <Fragment key={line[0]?.name}>{line.map(controlOf)}</Fragment>
    ),
  )

/** A text and its translations are side by side. */
function linesOf(fields: readonly FormField[]): FormField[][] {
  const lines: FormField[][] = []
  let isOpen = false
  for (const one of fields.filter(({ field }) => !field.besideText)) {
    const { rows, isHalf = false } = one.field
    const translations = fields
      .filter(({ field }) => field.besideText?.name === one.name)
      .map(({ name, field }): FormField => ({ name, field: { ...field, ...(rows && { rows }) } }))
    const isShared = isHalf && translations.length === 0
    if (isShared && isOpen) lines.at(-1)?.push(one)
    else lines.push([one, ...translations])
    isOpen = isShared
  }
  return lines
}

type FieldGroupProps = {
  label: string
  fields: readonly FormField[]
  form: RecordFormControl
  children: ReactNode
}

/** Closed unless a field in it has a value or an error. */
function FieldGroup({ label, fields, form, children }: FieldGroupProps) {
  const { control, getValues } = form
  const names = fields.map(({ name }) => name)
  const { errors } = useFormState({ control, name: names })
  const [isOpen, setOpen] = useState(() => names.some((name) => Boolean(getValues(name))))
  const hasError = names.some((name) => errors[name])
  // An editor of rich text is fetched when it is first needed.
  const [isMounted, setMounted] = useState(isOpen || !fields.some(({ field }) => field.prose))
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) setMounted(true)
      }}
      className="border-t border-line pt-2"
    >
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold text-accent">
        {label}
      </summary>
      {isMounted && <div className="grid gap-5 pt-2 pb-3">{children}</div>}
    </details>
  )
}
