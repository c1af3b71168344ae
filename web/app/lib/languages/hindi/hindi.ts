import { pageIn } from '../page-in'
import { createTranslator } from '../translator'
import { wordsInHindi } from './words'

export const hindi = pageIn('hi', createTranslator(wordsInHindi))
