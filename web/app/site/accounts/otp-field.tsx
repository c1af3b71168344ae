import { otpLength } from 'contract/accounts/sign-up'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { type Control, type RefCallBack, useController } from 'react-hook-form'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { clearDigit, editDigit, emptyCode, fillDigits } from './otp-code'

export type OtpValues = { otp: string }

const positions = Array.from({ length: otpLength }, (_, index) => index)

/** Reads what was typed before hydration: all digits in one box, or one in each. */
function useEarlyDigits(boxes: { current: HTMLInputElement[] }, take: (code: string) => void) {
  const read = useEffectEvent(() => {
    const typed = boxes.current.reduce(
      (written, { value }, index) => (value ? fillDigits(written.code, index, value) : written),
      { code: emptyCode, next: 0 },
    )
    if (typed.code === emptyCode) return
    take(typed.code)
    if (boxes.current.some((box) => box === document.activeElement))
      boxes.current[typed.next]?.focus()
  })
  useLayoutEffect(() => read(), [])
}

/** Moves the focus of an invalid code to its first empty box. */
function useErrorFocus(boxes: { current: HTMLInputElement[] }, ref: RefCallBack) {
  useEffect(() => {
    const focus = () => (boxes.current.find(({ value }) => !value) ?? boxes.current[0])?.focus()
    ref({ focus })
  }, [boxes, ref])
}

type OtpFieldProps = {
  control: Control<OtpValues>
  /** Called with the last of the six digits. */
  onComplete: () => void
}

export function OtpField({ control, onComplete }: OtpFieldProps) {
  const id = useId()
  const boxes = useRef<HTMLInputElement[]>([])
  const { field, fieldState } = useController({ control, name: 'otp' })
  const error = fieldState.error?.message
  const code = field.value
  useEarlyDigits(boxes, (early) => {
    field.onChange(early)
    if (!early.includes(' ')) onComplete()
  })
  useErrorFocus(boxes, field.ref)

  const goTo = (index: number) => boxes.current[index]?.focus()
  const write = (written: { code: string; next: number }) => {
    goTo(written.next)
    if (written.code === code) return
    field.onChange(written.code)
    if (!written.code.includes(' ')) onComplete()
  }
  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    write(fillDigits(code, index, event.clipboardData.getData('text')))
  }
  const act = (event: KeyboardEvent, index: number) => {
    const isEmpty = code[index] === ' '
    if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault()
      write({ code: clearDigit(code, index - 1), next: index - 1 })
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      goTo(event.key === 'ArrowLeft' ? index - 1 : index + 1)
    } else if (!isEmpty && event.key === code[index]) {
      // Typing the same digit again fires no change event.
      event.preventDefault()
      goTo(index + 1)
    }
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-ink">Verification code</legend>
      <div className="grid grid-cols-6 gap-1.5 sm:gap-3">
        {positions.map((index) => (
          <input
            key={index}
            ref={(box) => {
              if (box) boxes.current[index] = box
            }}
            value={code[index]?.trim()}
            aria-label={`Digit ${index + 1} of ${otpLength}`}
            {...describedBy(id, { error })}
            inputMode="numeric"
            // biome-ignore lint/a11y/noAutofocus: the page is only for entering the code
            autoFocus={index === 0}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            onBlur={field.onBlur}
            onFocus={(event) => event.target.select()}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => act(event, index)}
            onChange={(event) => write(editDigit(code, index, event.target.value))}
            className="h-14 w-full rounded-md border border-field bg-card text-center font-display text-2xl text-heading transition-colors duration-200 hover:border-ink-soft aria-invalid:border-danger-600 aria-invalid:bg-danger-50"
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
