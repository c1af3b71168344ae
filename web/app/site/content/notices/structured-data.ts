import type { College } from 'contract/content/facts'
import type { PublicNotice } from 'contract/content/notices'
import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from '#app/lib/json'

/** schema.org has no closer type than news. */
export const noticeData = (
  { slug, title, publishedAt, validUntil, categoryTitle }: PublicNotice,
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
