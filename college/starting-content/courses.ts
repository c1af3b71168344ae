import type { ContentOf } from 'contract/content/types'
import { ba } from './courses/ba.ts'
import { ballb } from './courses/ballb.ts'
import { bba } from './courses/bba.ts'
import { bca } from './courses/bca.ts'
import { bcom } from './courses/bcom.ts'
import { bed } from './courses/bed.ts'
import { bsc } from './courses/bsc.ts'
import { btc } from './courses/btc.ts'
import { ma } from './courses/ma.ts'
import { mcom } from './courses/mcom.ts'
import { msc } from './courses/msc.ts'
import { withAdmission } from './courses/with-admission.ts'

/** In menu order. */
export const courses: readonly ContentOf<'course'>[] = [
  ba,
  bsc,
  ma,
  bcom,
  mcom,
  msc,
  bba,
  bca,
  bed,
  btc,
  ballb,
].map(withAdmission)
