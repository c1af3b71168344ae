import { startingContent } from 'college/starting-content'
import { collegeOf } from 'contract/content/facts'

export const college = collegeOf(startingContent.facts)
