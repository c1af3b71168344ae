import { type ContentEntry, listContent } from 'contract/content/calls'
import { allDepartments, listNoticeEntries, type NoticeEntry } from 'contract/content/notice-list'
import { entriesPerPage } from 'contract/content/record'
import { answer } from './answer'

export const categoryId = '0192f000-0000-7000-9000-0000000000c1'
const written = {
  isPublic: true,
  hasDraft: false,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
}
const category: ContentEntry = {
  ...written,
  _id: categoryId,
  type: 'noticeCategory',
  title: 'Result',
  position: 1,
}

export const aListedNotice = (place: number): NoticeEntry => ({
  ...written,
  _id: `0192f000-0000-7000-9000-${String(place).padStart(12, '0')}`,
  type: 'notice',
  title: `Notice ${place}`,
  position: place,
  category: categoryId,
  date: '2026-11-02T06:00:00.000Z',
})

/** A server with this many college-wide notices. Returns its requests. */
export function serveNotices(count: number) {
  answer(listContent, ({ query }) => ({
    entries: query.get('type') === 'noticeCategory' ? [category] : [],
  }))
  return answer(listNoticeEntries, ({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const results = Array.from({ length: query.get('search') ? 1 : count }, (_, index) =>
      aListedNotice(index),
    )
    return {
      entries: results.slice((page - 1) * entriesPerPage, page * entriesPerPage),
      ...{
        page,
        pages: Math.ceil(results.length / entriesPerPage),
        all: count,
        found: results.length,
      },
      values: { category: [categoryId], department: [allDepartments] },
    }
  })
}
