import { startingContent } from 'college/starting-content'
import { collegeOf } from 'contract/content/facts'

/** What an empty site says of its college. */
export const college = collegeOf(startingContent.facts)
