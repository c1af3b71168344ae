import { college } from 'college/facts'
import { admissionAt } from 'contract/content/admission'
import type { Page, TabulatedCourse } from 'contract/content/page'
import type { ReactNode } from 'react'
import { formatCalendarDay } from '#app/lib/format-date'
import { formatRupees } from '#app/lib/format-rupees'
import { textHere } from '#app/lib/languages/page-language'
import { useSite } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { admissionText } from './admission-text'
import { coursePath } from './crumbs'

type Courses = readonly TabulatedCourse[]
const looks = {
  amount: 'text-right tabular-nums max-sm:min-w-24 max-sm:text-left',
  count: 'text-right tabular-nums max-sm:text-left',
  sentence: 'max-sm:order-last',
}
type Column = {
  title: string
  look?: keyof typeof looks
  cell: (course: TabulatedCourse) => ReactNode
}

const lookOf = ({ look }: { look?: Column['look'] | undefined }) => (look ? looks[look] : '')
const none = '–'
const titled =
  'max-sm:before:block max-sm:before:text-sm max-sm:before:text-ink-muted max-sm:before:content-[attr(data-title)]'

/** On a phone, the row of a course wraps, and each value has its title above it. */
function Table({
  courses,
  columns,
  caption,
}: {
  courses: Courses
  columns: readonly Column[]
  caption: string
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of the keyboard move what has the focus
    <div role="group" aria-label={caption} tabIndex={0} className="mb-12 overflow-x-auto">
      <table className="w-full border-y border-line text-left max-sm:flex max-sm:flex-col">
        <caption className="caption-bottom pt-3 text-left text-base text-ink-muted max-sm:block max-sm:border-b max-sm:border-line max-sm:pb-3">
          {caption}
        </caption>
        <thead className="border-b-2 border-line-strong max-sm:sr-only">
          <tr>
            {[{ title: 'Course', look: undefined }, ...columns].map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`py-3 pr-4 align-bottom font-semibold text-heading last:pr-0 ${lookOf(column)}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {courses.map((course) => (
            <tr
              key={course.slug}
              className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-3"
            >
              <th
                scope="row"
                className="py-1 pr-4 align-top font-semibold max-sm:w-full max-sm:py-0"
              >
                <Link
                  to={coursePath(course)}
                  className="inline-flex min-h-11 items-center whitespace-nowrap text-accent underline-offset-4 hover:underline"
                >
                  {course.title}
                </Link>
              </th>
              {columns.map((column) => {
                const value = column.cell(course)
                return (
                  <td
                    key={column.title}
                    data-title={textHere(column.title)}
                    className={`py-3 pr-4 align-top text-ink-soft last:pr-0 max-sm:p-0 ${value === none ? 'max-sm:hidden' : titled} ${lookOf(column)}`}
                  >
                    {value}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const highest = (counts: readonly number[]) => Math.max(0, ...counts)

/** The oldest of their dates: nothing in the table was checked before it. */
const checkedOn = (courses: Courses) =>
  courses.flatMap(({ fees, feesAsOf }) => (fees.length > 0 && feesAsOf ? feesAsOf : [])).sort()[0]

function FeesTable({ courses }: { courses: Courses }) {
  const day = checkedOn(courses)
  const years = highest(courses.map(({ fees }) => fees.length))
  const columns = Array.from(
    { length: years },
    (_, index): Column => ({
      title: `Year ${index + 1}`,
      look: 'amount',
      cell: ({ fees }) => (fees[index] ? formatRupees(fees[index].amount) : none),
    }),
  )
  const caption = `Fees by year of study${day ? `, checked on ${formatCalendarDay(day)}` : ''}`
  return <Table courses={courses} columns={columns} caption={caption} />
}

function AdmissionTable({ courses }: { courses: Courses }) {
  const { now } = useSite()
  const stateOf = (course: TabulatedCourse) => {
    const admission = admissionAt(course, now, college.timeZone)
    return admission && <span className="whitespace-nowrap">{admissionText(admission)}</span>
  }
  const columns: Column[] = [
    { title: 'Seats', look: 'count', cell: ({ seats }) => seats ?? none },
    { title: 'Who may apply', look: 'sentence', cell: ({ eligibility }) => eligibility },
    { title: 'Admission', cell: stateOf },
    {
      title: 'Last day to apply',
      cell: ({ closesOn }) =>
        closesOn ? <span className="whitespace-nowrap">{formatCalendarDay(closesOn)}</span> : none,
    },
  ]
  return <Table courses={courses} columns={columns} caption="Seats and dates of all courses" />
}

function CutOffTable({ courses }: { courses: Courses }) {
  const years = [...new Set(courses.flatMap(({ intakes }) => intakes.map(({ year }) => year)))]
  const columns = years.sort().map(
    (title): Column => ({
      title,
      look: 'amount',
      cell: ({ intakes }) => {
        const cutOff = intakes.find(({ year }) => year === title)?.cutOff
        return cutOff ? `${cutOff}%` : none
      },
    }),
  )
  return <Table courses={courses} columns={columns} caption="Cut-off by year of admission" />
}

const tables = { fees: FeesTable, admission: AdmissionTable, cutOffs: CutOffTable }

export function CourseTable({ of, courses }: { of: Page['courseTable']; courses: Courses }) {
  if (of === 'none') return null
  const TableOf = tables[of]
  return <TableOf courses={courses} />
}
