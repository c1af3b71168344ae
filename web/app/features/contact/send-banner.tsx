import { Icon } from '#app/components/icon'
import type { SendResult } from './use-contact-form'

const looks = {
  success: { icon: 'circle-check', classes: 'border-leaf-700/40 bg-leaf-100 text-leaf-700' },
  error: { icon: 'circle-alert', classes: 'border-danger-600/40 bg-danger-50 text-danger-700' },
} as const

/**
 * Says how the sending went. It is there before it has something to say, so that assistive technology hears of it; then
 * it takes no room, not even the gap of the form, but is displayed, which it has to be for that.
 */
export function SendBanner({ result }: { result: SendResult | undefined }) {
  return (
    <div role="status" className="empty:absolute">
      {result && <Banner key={result.kind} {...result} />}
    </div>
  )
}

function Banner({ kind, text }: SendResult) {
  const { icon, classes } = looks[kind]
  return (
    <p
      role={kind === 'error' ? 'alert' : undefined}
      className={`flex gap-3 rounded-md border px-4 py-3 font-medium ${classes}`}
    >
      <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}
