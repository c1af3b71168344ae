import { arts } from './sample-faculty/arts.ts'
import { commerce } from './sample-faculty/commerce.ts'
import { law } from './sample-faculty/law.ts'
import { leadership } from './sample-faculty/leadership.ts'
import { professional } from './sample-faculty/professional.ts'
import type { SampleMember } from './sample-faculty/sample-member.ts'
import { science } from './sample-faculty/science.ts'
import { teaching } from './sample-faculty/teaching.ts'

/** Fictional people, hence drawn portraits instead of photos. */
export const sampleFaculty: readonly SampleMember[] = [
  ...leadership,
  ...arts,
  ...science,
  ...commerce,
  ...professional,
  ...teaching,
  ...law,
]
