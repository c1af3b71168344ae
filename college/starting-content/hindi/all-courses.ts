import { courseAdmissionInHindi } from './courses/admission.ts'
import { baInHindi } from './courses/ba.ts'
import { ballbInHindi } from './courses/ballb.ts'
import { bbaInHindi } from './courses/bba.ts'
import { bcaInHindi } from './courses/bca.ts'
import { bcomInHindi } from './courses/bcom.ts'
import { bedInHindi } from './courses/bed.ts'
import { bscInHindi } from './courses/bsc.ts'
import { btcInHindi } from './courses/btc.ts'
import { courseGroupsInHindi } from './courses/groups.ts'
import { maInHindi } from './courses/ma.ts'
import { mcomInHindi } from './courses/mcom.ts'
import { mscInHindi } from './courses/msc.ts'
import { voicesInHindi } from './courses/voices.ts'
import { coursesInHindi } from './courses.ts'
import type { HindiTexts } from './hindi-texts.ts'

export const allCoursesInHindi: readonly HindiTexts[] = [
  coursesInHindi,
  courseGroupsInHindi,
  courseAdmissionInHindi,
  voicesInHindi,
  baInHindi,
  ballbInHindi,
  bbaInHindi,
  bcaInHindi,
  bcomInHindi,
  bedInHindi,
  bscInHindi,
  btcInHindi,
  maInHindi,
  mcomInHindi,
  mscInHindi,
]
