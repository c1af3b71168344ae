import type { Course } from 'contract/content/courses'
import { formatCalendarDay } from '#app/lib/format-date'
import { formatRupees } from '#app/lib/format-rupees'

type Props = { fees: Course['fees']; asOf: string | undefined }

export function FeeTable({ fees, asOf }: Props) {
  const total = fees.reduce((sum, { amount }) => sum + Number(amount), 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of the keyboard move what has the focus
    <div role="group" aria-label="Fees" tabIndex={0} className="max-w-prose overflow-x-auto">
      <table className="w-full border-y border-line text-left">
        {asOf && (
          <caption className="caption-bottom pt-3 text-left text-base text-ink-muted">
            Fees on {formatCalendarDay(asOf)}. Ask the office about changes since then.
          </caption>
        )}
        <thead className="sr-only">
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {fees.map(({ _key, year, amount, note }) => (
            <tr key={_key}>
              <th
                scope="row"
                className="py-3 pr-4 align-top leading-snug font-normal text-ink-soft"
              >
                <span className="font-semibold text-heading">{year}</span>
                {note && <span className="mt-0.5 block text-base text-ink-muted">{note}</span>}
              </th>
              <td className="py-3 text-right align-top font-semibold whitespace-nowrap text-ink tabular-nums">
                {formatRupees(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        {fees.length > 1 && (
          <tfoot className="border-t-2 border-line-strong">
            <tr>
              <th scope="row" className="py-3 pr-4 font-semibold text-heading">
                Total
              </th>
              <td className="py-3 text-right font-semibold whitespace-nowrap text-heading tabular-nums">
                {formatRupees(total)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
