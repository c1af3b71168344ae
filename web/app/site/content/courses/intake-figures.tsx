import type { Course } from 'contract/content/courses'

type Intakes = Course['intakes']

const charted = 3
const barWidth = 100

/** Of all marks, so that a small difference looks small. */
function CutOffChart({ intakes }: { intakes: Intakes }) {
  return (
    <div
      role="img"
      aria-label="Chart of the cut-offs in the table below"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3"
    >
      {intakes.map(({ _key, year, cutOff }) => (
        <div key={_key} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="text-ink-muted tabular-nums">{year}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${barWidth} 8`}
            preserveAspectRatio="none"
            className="h-4 w-full rounded-sm bg-gilt-soft"
          >
            <rect width={Number(cutOff)} height="8" className="fill-gold-500" />
          </svg>
          <span className="font-semibold text-heading tabular-nums">{cutOff}%</span>
        </div>
      ))}
    </div>
  )
}

const columns = [
  { name: 'applications', title: 'Applications' },
  { name: 'admitted', title: 'Admitted' },
  { name: 'cutOff', title: 'Cut-off, %' },
] as const

function IntakeTable({ intakes }: { intakes: Intakes }) {
  const filled = columns.filter(({ name }) => intakes.some((intake) => intake[name]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of the keyboard move what has the focus
    <div role="group" aria-label="Admissions by year" tabIndex={0} className="mt-6 overflow-x-auto">
      <table className="w-full border-y border-line text-left">
        <thead className="border-b border-line-strong">
          <tr>
            {['Year', ...filled.map(({ title }) => title)].map((title) => (
              <th
                key={title}
                scope="col"
                className="py-2.5 pl-3 text-right align-bottom font-semibold text-heading first:pl-0 first:text-left"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {intakes.map(({ _key, year, ...figures }) => (
            <tr key={_key}>
              <th scope="row" className="py-2.5 font-normal whitespace-nowrap text-ink-soft">
                {year}
              </th>
              {filled.map(({ name }) => (
                <td key={name} className="py-2.5 pl-3 text-right text-ink tabular-nums">
                  {figures[name] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Figures of earlier admissions; with the cut-off of two years or more, also as a chart. */
export function IntakeFigures({ intakes, basis }: { intakes: Intakes; basis: string | undefined }) {
  const known = intakes.filter(({ cutOff }) => cutOff).slice(0, charted)
  return (
    <figure className="max-w-prose">
      {known.length > 1 && <CutOffChart intakes={known.toReversed()} />}
      <IntakeTable intakes={intakes} />
      {basis && (
        <figcaption className="pt-3 text-base text-ink-muted">Cut-off: {basis}.</figcaption>
      )}
    </figure>
  )
}
