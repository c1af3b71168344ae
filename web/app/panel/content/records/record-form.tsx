import { holdsPicture } from 'contract/content/fields'
import { type FormEventHandler, Fragment, type ReactNode } from 'react'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { UploadProgress, type UploadStage } from '#app/ui/fields/upload-progress'
import { FormFields } from '../../shell/form-fields'
import { FieldGroup } from './field-group'
import { type FormField, type Stored, valueIn } from './form-field'
import { RecordControl } from './record-controls'
import type { RecordFormControl } from './use-record-form'

const card = 'rounded-card border border-line bg-card p-5 shadow-card sm:p-6'

type RecordFormProps = {
  title?: string | undefined
  form: RecordFormControl
  fields: readonly FormField[]
  stored: Stored | undefined
  submit: FormEventHandler
  stage: UploadStage | undefined
  isSaved?: boolean
  texts: { submit: string; busy: string }
  besides?: ReactNode
  children: ReactNode
}

export function RecordForm({
  title,
  form,
  fields,
  stored,
  submit,
  stage,
  ...rest
}: RecordFormProps) {
  const { control } = form
  const { isSaved = false, texts, besides, children } = rest
  const controlOf = (one: FormField) => (
    <RecordControl
      key={one.name}
      {...one}
      control={control}
      isNew={!stored}
      current={String(valueIn(stored, one.name) ?? '')}
    />
  )
  const written = fields.filter(({ field }) => !holdsPicture(field))
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
                <FieldGroup key={label} label={label} fields={group} form={form}>
                  {lines}
                </FieldGroup>
              ) : (
                lines
              )
            })}
          </div>
        </div>
        <div className={card}>
          {fields.filter(({ field }) => holdsPicture(field)).map(controlOf)}
        </div>
      </FormFields>
      <div className="grid gap-4 xl:col-span-2">
        {besides}
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

const groupsOf = (fields: readonly FormField[]) => [
  ...new Set(fields.map(({ field }) => field.group)),
]

type LinesProps = { fields: readonly FormField[]; controlOf: (field: FormField) => ReactNode }

const Lines = ({ fields, controlOf }: LinesProps) =>
  linesOf(fields).map((line) =>
    line[0]?.look.isHalf ? (
      <div key={line[0].name} className="grid items-start gap-5 md:grid-cols-2">
        {line.map(controlOf)}
      </div>
    ) : (
      <Fragment key={line[0]?.name}>{line.map(controlOf)}</Fragment>
    ),
  )

function linesOf(fields: readonly FormField[]): FormField[][] {
  const lines: FormField[][] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (last && last[0]?.look.isHalf === field.look.isHalf) last.push(field)
    else lines.push([field])
  }
  return lines
}
