import type { StartingSheet } from 'contract/content/library/starting-files'
import { session, writtenDay } from '../academic-year.ts'
import { academicCalendar } from '../starting-content/tables/academic-calendar.ts'

export const academicCalendarSheet: StartingSheet = {
  title: `Academic calendar ${session}`,
  language: 'en',
  subtitle: 'Semesters, tests, examinations and holidays of the year',
  blocks: [
    {
      columns: [
        { title: 'From', share: 25 },
        { title: 'Until', share: 25 },
        { title: 'What happens', share: 50 },
      ],
      rows: academicCalendar.map(({ from, until, name }) => [
        writtenDay(from),
        until ? writtenDay(until) : '',
        name,
      ]),
    },
    {
      text: 'Holi, Eid, Muharram, Dussehra, Diwali, Guru Nanak Jayanti and other holidays on the lunar calendar fall on the dates notified by the university.',
    },
  ],
}
