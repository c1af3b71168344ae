import type { College } from 'contract/content/facts'
import type { DbOrTrx } from './schema.ts'

export type ReadCollege = (reading?: DbOrTrx) => Promise<College>
