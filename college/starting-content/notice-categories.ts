import type { ContentOf } from 'contract/content/types'

export const noticeCategories: readonly ContentOf<'noticeCategory'>[] = [
  { title: 'Admission', slug: 'admission' },
  { title: 'Examination', slug: 'examination' },
  { title: 'Result', slug: 'result' },
  { title: 'Timetable', slug: 'timetable' },
  { title: 'Scholarship', slug: 'scholarship' },
  { title: 'Tender', slug: 'tender' },
  { title: 'Event', slug: 'event' },
  { title: 'General', slug: 'general' },
]
