import { textHere } from './languages/page-language'

const timeOfDay = String.raw`(?:(?:सुबह|दोपहर|शाम|रात) )?\d{1,2}(?::\d{2})?(?: [AP]M)?`
const rangeOfTimes = new RegExp(`${timeOfDay}(?: [–-] ${timeOfDay})?`, 'g')

/** Keeps “10:00 AM – 12:00 PM” in one line. */
export const unbrokenTimes = (text: string): string =>
  text.replace(rangeOfTimes, (range) => range.replaceAll(' ', '\u00a0'))

/** Translated first, because no dictionary has the spaces. */
export const timesHere = (text: string): string => unbrokenTimes(textHere(text))
