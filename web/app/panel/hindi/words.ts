/** Also read by Node in tests, hence the file extensions. */
import { wordsInHindi } from '../../lib/languages/hindi/words.ts'
import type { Dictionary, Words } from '../../lib/languages/translator.ts'
import { panelAccountWords } from './accounts.ts'
import { activityWords } from './activity.ts'
import { checkInWords } from './check-in.ts'
import { contentEditingWords } from './content-editing.ts'
import { contentEntryWords } from './content-entries.ts'
import { contentFeeWords } from './content-fees.ts'
import { contentPublicationWords } from './content-publication.ts'
import { contentRecordWords } from './content-records.ts'
import { contentReportWords } from './content-reports.ts'
import { contentTranslationWords } from './content-translations.ts'
import { contentViewWords } from './content-views.ts'
import { eventCalendarWords } from './events-calendar.ts'
import { eventHubWords } from './events-hub.ts'
import { eventLifecycleWords } from './events-lifecycle.ts'
import { activityFieldWords } from './fields-activity.ts'
import { courseFieldWords } from './fields-courses.ts'
import { listedFieldWords } from './fields-in-lists.ts'
import { recordFieldWords } from './fields-records.ts'
import { websiteFieldWords } from './fields-website.ts'
import { helpOfPeopleWords } from './help-people.ts'
import { helpOfWebsiteWords } from './help-website.ts'
import { libraryWords } from './library.ts'
import { listWords } from './lists.ts'
import { accountMessageWords } from './messages-accounts.ts'
import { bulkMessageWords } from './messages-bulk.ts'
import { checkMessageWords } from './messages-checks.ts'
import { contentMessageWords } from './messages-content.ts'
import { importMessageWords } from './messages-import.ts'
import { recordMessageWords } from './messages-records.ts'
import { messagingWords } from './messaging.ts'
import { dashboardWords } from './operations-dashboard.ts'
import { importWords } from './operations-import.ts'
import { panelPeopleWords } from './people.ts'
import { panelRegistrationWords } from './registrations.ts'
import { richTextWords } from './rich-text.ts'
import { panelSearchWords } from './search.ts'
import { panelShellWords } from './shell.ts'
import { staffWords } from './staff.ts'

/** The panel also shows texts of the site: messages of calls, states of events. */
const all: Words[] = [
  wordsInHindi,
  panelAccountWords,
  activityWords,
  checkInWords,
  contentEditingWords,
  contentEntryWords,
  contentFeeWords,
  contentPublicationWords,
  contentRecordWords,
  contentReportWords,
  contentTranslationWords,
  contentViewWords,
  eventCalendarWords,
  eventHubWords,
  eventLifecycleWords,
  activityFieldWords,
  courseFieldWords,
  listedFieldWords,
  recordFieldWords,
  websiteFieldWords,
  helpOfPeopleWords,
  helpOfWebsiteWords,
  libraryWords,
  listWords,
  accountMessageWords,
  bulkMessageWords,
  checkMessageWords,
  contentMessageWords,
  importMessageWords,
  recordMessageWords,
  messagingWords,
  dashboardWords,
  importWords,
  panelPeopleWords,
  panelRegistrationWords,
  richTextWords,
  panelSearchWords,
  panelShellWords,
  staffWords,
]

const merged = (dictionaries: readonly Dictionary[]): Dictionary =>
  Object.assign({}, ...dictionaries)

export const panelWordsInHindi: Words = {
  ...wordsInHindi,
  texts: merged(all.map(({ texts }) => texts)),
  sentences: merged(all.map(({ sentences }) => sentences)),
}
