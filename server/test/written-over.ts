import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'

/** A write based on what was read, with these changes. */
export const writtenOver = ({ version, basedOn, data }: EditedContent, change: ContentData) => ({
  version,
  ...(basedOn && { basedOn }),
  data: { ...data, ...change },
})
