import type { ReactNode } from 'react'
import { addressHere } from '#app/lib/languages/page-language'
import { useSite } from '#app/lib/site'
import { Icon } from './icon'

export const feedLink =
  'inline-flex min-h-11 items-center gap-2 text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2'

type Props = {
  /** Of the `.ics` file. */
  path: string
  /** Links before and after it. */
  before?: ReactNode
  children?: ReactNode
}

/** A `webcal:` link, and the URL for programs that ask for one. */
export function CalendarLinks({ path, before, children }: Props) {
  const { publicUrl } = useSite()
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      {before}
      <a
        href={publicUrl.replace(/^https?/, 'webcal') + addressHere(path)}
        className={`font-semibold ${feedLink}`}
      >
        <Icon of="calendar-plus" className="size-5 text-gilt" />
        Subscribe to the calendar
      </a>
      <a href={path} className={feedLink}>
        Download (.ics)
      </a>
      {children}
    </p>
  )
}
