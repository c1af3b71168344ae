import type { College } from 'contract/content/facts'
import type { Reading } from '../db/open.ts'

export type TellCollege = (reading?: Reading) => Promise<College>
