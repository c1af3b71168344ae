import { hindiOfCollege } from 'college/hindi'
import { pageIn } from '../page-in'
import { createTranslator, type Dictionary } from '../translator'
import { accountWords } from './accounts'
import { collegeWords } from './college'
import { courseWords } from './courses'
import { writtenDate } from './dates'
import { eventWords } from './events'
import { messageWords } from './messages'
import { noticeWords } from './notices'
import { peopleWords } from './people'
import { registrationWords } from './registrations'
import { searchWords } from './search'
import { settingsWords } from './settings'
import { shellWords } from './shell'

const all = [
  ...[
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
  ],
]

const merged = (dictionaries: readonly Dictionary[]): Dictionary =>
  Object.fromEntries(dictionaries.flatMap((dictionary) => Object.entries(dictionary)))

export const texts = merged([hindiOfCollege, ...all.map((words) => words.texts)])
export const sentences = merged(all.map((words) => words.sentences))

export const hindi = pageIn('hi', createTranslator({ texts, sentences, written: writtenDate }))
