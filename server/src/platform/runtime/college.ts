import type { College } from 'contract/content/facts'
import type { Reading } from '../db/open.ts'

/** Reads who the college is, in a transaction if one is given. */
export type TellCollege = (reading?: Reading) => Promise<College>
