import * as z from 'zod/mini'
import { collection } from './content-type.ts'
import { lineField, slug } from './text-fields.ts'

export const noticeCategory = collection({
  one: 'Notice category',
  many: 'Notice categories',
  page: (name) => `/notices?category=${name}`,
  url: '/api/content/notice-categories',
  nameField: 'title',
  staysWhileNamed: true,
  fields: {
    title: lineField({ label: 'Name' }, 40),
    slug: slug({
      label: 'Address',
      help: 'Used in list and feed addresses: /notices?category=result',
    }),
  },
})

export const listedNoticeCategory = z.pick(noticeCategory.shown, { slug: true, title: true })
export type ListedNoticeCategory = z.output<typeof listedNoticeCategory>
