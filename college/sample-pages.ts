import type { ContentOf } from 'contract/content/types'
import { signboards } from './sample-pages/signboards.ts'

/** Pages about sample people, whom they name by the address of their page. */
export const samplePages: readonly ContentOf<'page'>[] = [signboards]
