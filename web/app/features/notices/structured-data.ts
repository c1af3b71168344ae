import type { College } from 'contract/content/facts'
import type { ShownNotice } from 'contract/content/notices'
import type { JsonObject } from '#app/lib/json'
import { pathOf } from '#app/pages/path-of'

/** A notice in the words of schema.org, which has no nearer one than news. */
export const noticeData = (
  { slug, title, publishedAt, validUntil, categoryTitle }: ShownNotice,
  { publicUrl, college }: { publicUrl: string; college: College },
): JsonObject => ({
  '@type': 'NewsArticle',
  headline: title,
  datePublished: publishedAt,
  ...(validUntil && { expires: validUntil }),
  ...(categoryTitle && { articleSection: categoryTitle }),
  url: new URL(pathOf('notice', { slug }), publicUrl).href,
  publisher: { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl },
})
