import type { ContentOf } from 'contract/content/types'
import { session, writtenDay } from '../../academic-year.ts'
import { doc, download, heading, paragraph, table, textLink } from '../../rich-text.ts'
import { academicCalendar } from '../tables/academic-calendar.ts'

const monthOf = (day: string) => day.slice(0, 7)
const monthName = (day: string) => writtenDay(day).replace(/ \d+,/, '')

const months = [...new Set(academicCalendar.map(({ from }) => monthOf(from)))]

const rowsOf = (month: string) =>
  academicCalendar
    .filter(({ from }) => monthOf(from) === month)
    .map(({ from, until, name }) => [
      until ? `${writtenDay(from)} – ${writtenDay(until)}` : writtenDay(from),
      name,
    ])

export const academicCalendarPage: ContentOf<'page'> = {
  title: 'Academic calendar',
  slug: 'academic-calendar',
  summary: `Semesters, tests, examinations and holidays of ${session}, month by month.`,
  body: doc(
    ...months.flatMap((month) => [
      heading(monthName(`${month}-01`)),
      table(['Day', 'What happens'], rowsOf(month)),
    ]),
    heading('Holiday list'),
    paragraph(
      'Holidays on a fixed date are in the list above. Holi, Eid, Muharram, Dussehra, Diwali, Guru Nanak Jayanti and other such days are holidays on the dates that the university notifies. They appear under ',
      textLink('Notices', '/notices'),
      ' as soon as they are known. The office is open on all working days, Monday to Saturday.',
    ),
    download('academic-calendar'),
  ),
  courseTable: 'none',
}
