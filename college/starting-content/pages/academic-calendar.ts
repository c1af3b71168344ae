import type { ContentOf } from 'contract/content/types'
import { session } from '../../academic-year.ts'
import { doc, download, heading, paragraph, textLink } from '../../rich-text.ts'
import { academicCalendar } from '../tables/academic-calendar.ts'

export const academicCalendarPage: ContentOf<'page'> = {
  title: 'Academic calendar',
  slug: 'academic-calendar',
  summary: `Semesters, tests, examinations and holidays of ${session}, month by month.`,
  days: academicCalendar.map((day, index) => ({ _key: `day-${index + 1}`, ...day })),
  body: doc(
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
