/** Outlasts the banner. Rendered while empty, as a live region must be. */
type Props = { number: string | undefined; officePhone: string }

export function SentNumber({ number, officePhone }: Props) {
  return (
    <div role="status" className="empty:absolute">
      {number && (
        <p className="rounded-md border border-line-strong bg-tint px-4 py-3">
          Your reference is{' '}
          <strong className="whitespace-nowrap text-heading tabular-nums">{number}</strong>. Quote
          it if you call the office: {officePhone}.
        </p>
      )}
    </div>
  )
}
