/** Also read by Node while building, hence the file extensions: see `island-texts.config.ts`. */
import { hindiOfCollege } from 'college/hindi'
import { writtenDate } from 'contract/platform/hindi-dates'
import type { Dictionary, Words } from '../translator.ts'
import { accountWords } from './accounts.ts'
import { collegeWords } from './college.ts'
import { courseWords } from './courses.ts'
import { eventWords } from './events.ts'
import { messageWords } from './messages.ts'
import { noticeWords } from './notices.ts'
import { peopleWords } from './people.ts'
import { registrationWords } from './registrations.ts'
import { searchWords } from './search.ts'
import { settingsWords } from './settings.ts'
import { shellWords } from './shell.ts'

const all = [
  shellWords,
  noticeWords,
  collegeWords,
  courseWords,
  peopleWords,
  searchWords,
  eventWords,
  registrationWords,
  accountWords,
  settingsWords,
  messageWords,
]

const merged = (dictionaries: readonly Dictionary[]): Dictionary =>
  Object.fromEntries(dictionaries.flatMap((dictionary) => Object.entries(dictionary)))

export const wordsInHindi: Words = {
  texts: merged([hindiOfCollege, ...all.map((words) => words.texts)]),
  sentences: merged(all.map((words) => words.sentences)),
  written: writtenDate,
}
