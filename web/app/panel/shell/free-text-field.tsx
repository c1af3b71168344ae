import { controlClasses } from '#app/ui/fields/field'
import { Labelled } from './labelled'

type FreeTextFieldProps = {
  label: string
  hint: string
  maxLength: number | undefined
  lang?: string
  /** Suggested while writing. */
  options?: readonly string[]
  value: string
  onChange: (written: string) => void
}

export const FreeTextField = ({
  label,
  hint,
  options = [],
  onChange,
  ...control
}: FreeTextFieldProps) => (
  <Labelled label={label}>
    {(id) => (
      <>
        <input
          {...control}
          id={id}
          list={`${id}-options`}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          className={controlClasses}
        />
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
          {hint}
        </p>
      </>
    )}
  </Labelled>
)
