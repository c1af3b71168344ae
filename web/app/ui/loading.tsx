import type { ReactNode } from 'react'

export function Loading({
  children,
  className = 'min-h-80',
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div
      role="status"
      className={`container-page flex flex-col items-center justify-center gap-4 py-14 text-lg text-ink-soft ${className}`}
    >
      <span
        aria-hidden="true"
        className="size-10 animate-spin rounded-full border-3 border-line-strong border-t-accent"
      />
      {children}
    </div>
  )
}
