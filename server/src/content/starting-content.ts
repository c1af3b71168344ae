import { startingContent as ofCollege } from 'college/starting-content'
import type { ContentOf, ContentTypeName } from 'contract/content/types'

/** What an empty site begins with: the folder of the college says it. */
export const startingContent: { [Name in ContentTypeName]: ContentOf<Name> } = ofCollege
