import { accountLabels } from './labels/account.ts'
import { collegeLabels } from './labels/college.ts'
import { eventsLabels } from './labels/events.ts'
import { everywhereLabels } from './labels/everywhere.ts'
import { noticesLabels } from './labels/notices.ts'
import { teachingLabels } from './labels/teaching.ts'

/**
 * What the interface says of itself, by the page where it is first read: buttons, names of parts and of fields, refusals.
 * `…` stands for what is edited, `#` for a number. Whatever says something of the college is no label.
 */
export const interfaceLabels: readonly string[] = [
  collegeLabels,
  teachingLabels,
  eventsLabels,
  noticesLabels,
  accountLabels,
  everywhereLabels,
].flatMap((pages) => Object.values(pages).flat())
