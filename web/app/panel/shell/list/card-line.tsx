import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type CardLineProps = { icon: IconNode; label: string; text: ReactNode; note?: string | undefined }

export function CardLine({ icon, label, text, note }: CardLineProps) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} className="mt-1 size-4 shrink-0 text-accent" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">
        {note ? (
          <>
            <span>{text}</span> <span className="block text-ink-muted">{note}</span>
          </>
        ) : (
          text
        )}
      </span>
    </li>
  )
}
