import { startingContent } from 'college/starting-content'
import { type Call, Refusal } from 'contract/client'
import { type College, collegeOf, getFacts } from 'contract/content/facts'

/** Who the college is; what it began with, where the database has never told and is away. */
export async function loadCollege(call: Call): Promise<College> {
  try {
    return collegeOf(await call(getFacts))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return collegeOf(startingContent.facts)
  }
}
