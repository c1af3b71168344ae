import { alertId, alertLevels } from 'contract/content/alert-texts'
import type { AlertView } from 'contract/content/alerts'
import { Info, OctagonAlert, TriangleAlert, X } from 'lucide'
import { dismissAlert, useDismissedAlerts } from '#app/lib/dismissed-alerts'
import { documentSummary } from '#app/lib/document-facts'
import { Icon } from '#app/ui/icon'
import { TargetLink } from '#app/ui/target-link'

type Props = {
  alerts: readonly AlertView[]
  /** Unknown until the browser has checked the time. */
  now: Date | undefined
}

/** An emergency can't be dismissed: somebody else may use the browser next. */
export function AlertList({ alerts, now }: Props) {
  const dismissed = useDismissedAlerts()
  const visible = alerts.filter(
    ({ level, key, until }) =>
      !(until && now && new Date(until) <= now) &&
      (level === 'emergency' || !dismissed.includes(key)),
  )
  if (visible.length === 0) return null
  return (
    // Above the splash.
    <aside aria-label="Alerts" data-alerts className="relative z-41">
      {visible.map((alert) => (
        <Alert key={alert.key} alert={alert} />
      ))}
    </aside>
  )
}

const looks = {
  information: { icon: Info, box: 'border-sky-700 bg-sky-100 text-ink', word: 'text-sky-700' },
  warning: { icon: TriangleAlert, box: 'border-gilt bg-gilt-soft text-ink', word: 'text-gilt' },
  emergency: { icon: OctagonAlert, box: 'border-danger-fill bg-danger-fill text-white', word: '' },
}

function Alert({ alert }: { alert: AlertView }) {
  const { slug, level, title, text, key } = alert
  const { icon, box, word } = looks[level]
  const isDismissable = level !== 'emergency'
  return (
    <section
      id={alertId(slug)}
      data-alert={isDismissable ? key : undefined}
      aria-labelledby={`${alertId(slug)}-title`}
      className={`border-b-2 print:border-2 print:border-black print:bg-white print:text-black ${box}`}
    >
      <div className="container-page flex items-start gap-3 py-1.5">
        <Icon of={icon} className={`mt-2 size-6 shrink-0 print:text-black ${word}`} />
        <div className="min-w-0 flex-1 py-2 wrap-anywhere">
          <h2 id={`${alertId(slug)}-title`} className="font-sans text-[1.0625rem] leading-snug">
            <span className={`print:text-black ${word}`}>{`${alertLevels[level]}:`}</span> {title}
          </h2>
          {text && <p className="mt-0.5 leading-snug">{text}</p>}
          <WayOn alert={alert} />
        </div>
        {isDismissable && <Dismiss alert={alert} />}
      </div>
    </section>
  )
}

function WayOn({ alert: { place, document, linkLabel } }: { alert: AlertView }) {
  const className =
    '-mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:min-h-0'
  const words = linkLabel || 'Read more'
  if (document)
    return (
      <a href={document.address} hrefLang={document.language} className={className}>
        {linkLabel || document.name} ({documentSummary(document)})
      </a>
    )
  return place ? (
    <TargetLink place={place} className={className}>
      {words}
    </TargetLink>
  ) : null
}

function Dismiss({ alert: { key, title } }: { alert: AlertView }) {
  return (
    <button
      type="button"
      aria-label={`Dismiss: ${title}`}
      onClick={() => {
        dismissAlert(key)
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-card/70 noscript:hidden print:hidden"
    >
      <Icon of={X} className="size-5" />
    </button>
  )
}
