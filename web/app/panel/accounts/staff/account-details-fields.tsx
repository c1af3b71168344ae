import { useQuery } from '@tanstack/react-query'
import { canHaveDepartments, choosesPublishing, needsMember } from 'contract/accounts/account-form'
import type { InvitationForm } from 'contract/accounts/invitations'
import { programCode } from 'contract/content/program-code'
import { isRole, roleNames, roles } from 'contract/platform/roles'
import { useEffect, useId } from 'react'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { facultyQuery } from '#app/data/faculty'
import { textHere } from '#app/lib/languages/page-language'
import { useCatalogue } from '#app/lib/site'
import { CheckboxField } from '#app/ui/fields/checkbox-field'
import { controlClasses, describedBy, Field, FieldError } from '#app/ui/fields/field'

type Form = UseFormReturn<InvitationForm>

export function AccountDetailsFields({ form }: { form: Form }) {
  const { control, setValue, clearErrors } = form
  const { field, fieldState } = useController({ control, name: 'role' })
  const role = field.value
  const choose = (chosen: string) => {
    if (!isRole(chosen)) return
    clearErrors()
    field.onChange(chosen)
  }
  const [departments, mayPublish] = useWatch({ control, name: ['departments', 'mayPublish'] })
  // Hidden fields must not be submitted, whoever chose the role or them.
  useEffect(() => {
    if (!canHaveDepartments(role) && departments.length > 0) setValue('departments', [])
    if (!choosesPublishing(role) && mayPublish) setValue('mayPublish', false)
  }, [role, departments, mayPublish, setValue])
  return (
    <>
      <ChoiceField
        label="Role"
        value={role}
        options={roleNames.map((name) => [name, roles[name].label] as const)}
        onChange={choose}
        hint={`${roles[role].about}.`}
        error={fieldState.error?.message}
        isRequired
      />
      {canHaveDepartments(role) && (
        <Departments control={control} isRequired={roles[role].departments === 'must'} />
      )}
      {choosesPublishing(role) && (
        <CheckboxField
          control={control}
          name="mayPublish"
          label="Can publish, including changes to public pages"
        />
      )}
      <Profile control={control} isRequired={needsMember(role)} />
    </>
  )
}

type PartProps = { control: Control<InvitationForm>; isRequired: boolean }

function Departments({ control, isRequired }: PartProps) {
  const catalogue = useCatalogue()
  const { field, fieldState } = useController({ control, name: 'departments' })
  const error = fieldState.error?.message
  const known = catalogue.courses.map(({ slug, title }) => [programCode(slug), title] as const)
  const others = field.value.filter((code) => known.every(([one]) => one !== code))
  const toggle = (code: string, isChosen: boolean) =>
    field.onChange(
      isChosen ? [...field.value, code] : field.value.filter((chosen) => chosen !== code),
    )
  return (
    <fieldset
      aria-describedby={error ? 'departments-error' : undefined}
      className="min-w-0 rounded-md border border-line px-4 pt-1 pb-3"
    >
      <legend className="px-1 font-semibold text-ink">
        Departments
        {!isRequired && <span className="font-normal text-ink-muted"> (leave empty for all)</span>}
      </legend>
      <div className="grid grid-cols-2 gap-x-4">
        {[...known, ...others.map((code) => [code, code] as const)].map(([code, title], at) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              ref={at === 0 ? field.ref : undefined}
              checked={field.value.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
              className="size-5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0 wrap-anywhere text-ink-soft">{title}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="departments">{error}</FieldError>}
    </fieldset>
  )
}

function Profile({ control, isRequired }: PartProps) {
  const { data: members = [] } = useQuery(facultyQuery())
  const { field, fieldState } = useController({ control, name: 'memberId' })
  return (
    <ChoiceField
      label="Public profile"
      value={field.value ?? ''}
      options={[
        ['', 'None'],
        ...members
          .map(({ _id, name, designation }) => [_id, `${name}, ${textHere(designation)}`] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other)),
      ]}
      onChange={(_id) => field.onChange(_id || undefined)}
      hint="This person’s own page in Faculty or Team."
      error={fieldState.error?.message}
      isRequired={isRequired}
    />
  )
}

type ChoiceFieldProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
  hint: string
  error: string | undefined
  isRequired: boolean
}

function ChoiceField({ label, value, options, onChange, ...texts }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} {...texts}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...describedBy(id, texts)}
        className={controlClasses}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
