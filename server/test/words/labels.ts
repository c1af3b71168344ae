import { accountLabels } from './labels/account.ts'
import { collegeLabels } from './labels/college.ts'
import { eventsLabels } from './labels/events.ts'
import { everywhereLabels } from './labels/everywhere.ts'
import { noticesLabels } from './labels/notices.ts'
import { teachingLabels } from './labels/teaching.ts'

/**
 * Texts of the interface, by the page where they first occur. `…` stands for editable text, `#` for a number. Texts
 * about the college must be editable instead.
 */
export const interfaceLabels: readonly string[] = [
  collegeLabels,
  teachingLabels,
  eventsLabels,
  noticesLabels,
  accountLabels,
  everywhereLabels,
].flatMap((pages) => Object.values(pages).flat())
