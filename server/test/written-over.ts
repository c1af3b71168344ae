import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'

/** What somebody sends who has changed this of an entry that was read. */
export const writtenOver = ({ version, basedOn, data }: EditedContent, change: ContentData) => ({
  version,
  ...(basedOn && { basedOn }),
  data: { ...data, ...change },
})
