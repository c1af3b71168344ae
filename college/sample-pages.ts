import type { ContentOf } from 'contract/content/types'
import { signboards } from './sample-pages/signboards.ts'

/** Pages about sample people, which refer to them by the addresses of their pages. */
export const samplePages: readonly ContentOf<'page'>[] = [signboards]
