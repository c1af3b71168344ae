import { dayInSession, workingDay } from '../../academic-year.ts'

type CalendarEntry = { from: string; until?: string; name: string }

const working = (day: string) => workingDay(dayInSession(day))

/** Holidays on the lunar calendar, such as Holi, Eid and Diwali, are notified by the university each year. */
export const academicCalendar: readonly CalendarEntry[] = [
  { from: working('07-16'), name: 'Orientation; odd semester classes begin' },
  { from: dayInSession('08-15'), name: 'Independence Day (holiday)' },
  { from: working('09-01'), name: 'Last day to change a subject or an elective' },
  { from: working('09-21'), until: working('09-26'), name: 'First internal tests' },
  { from: dayInSession('10-02'), name: 'Gandhi Jayanti (holiday)' },
  { from: working('10-26'), until: working('10-31'), name: 'Second internal tests' },
  {
    from: working('11-05'),
    until: working('11-30'),
    name: 'Examination forms on the university portal',
  },
  { from: working('12-05'), name: 'Last day of classes, odd semesters' },
  { from: working('12-10'), until: working('12-24'), name: 'Examinations of the odd semesters' },
  { from: dayInSession('12-25'), until: dayInSession('01-06'), name: 'Winter vacation' },
  { from: working('01-07'), name: 'Even semester classes begin' },
  { from: dayInSession('01-26'), name: 'Republic Day (holiday)' },
  {
    from: working('02-22'),
    until: working('02-27'),
    name: 'First internal tests, even semesters',
  },
  {
    from: working('03-29'),
    until: working('04-03'),
    name: 'Second internal tests, even semesters',
  },
  { from: dayInSession('04-14'), name: 'Ambedkar Jayanti (holiday)' },
  { from: working('05-05'), name: 'Last day of classes, even semesters' },
  { from: working('05-12'), until: working('05-29'), name: 'Examinations of the even semesters' },
  {
    from: dayInSession('06-01'),
    until: dayInSession('07-15'),
    name: 'Summer vacation; the office stays open',
  },
]
