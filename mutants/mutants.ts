import { accountCodeMutants } from './list/account-codes.ts'
import { accountMutants } from './list/accounts.ts'
import { administratorMutants } from './list/administrators.ts'
import { bulkMutants } from './list/bulk-actions.ts'
import { doorMutants } from './list/check-in.ts'
import { contentMutants } from './list/contents.ts'
import { databaseMutants } from './list/database.ts'
import { departmentMutants } from './list/departments.ts'
import { editingMutants } from './list/editing.ts'
import { eventMutants } from './list/events.ts'
import { httpMutants } from './list/http.ts'
import { intakeMutants } from './list/intake.ts'
import { islandMutants } from './list/islands.ts'
import { limitMutants } from './list/limits.ts'
import { mailingMutants } from './list/mailing.ts'
import { pageMutants } from './list/pages.ts'
import { panelFormMutants } from './list/panel-forms.ts'
import { peopleOfEventsMutants } from './list/people-of-events.ts'
import { pictureAndDocumentMutants } from './list/pictures-and-documents.ts'
import { plainFormMutants } from './list/plain-forms.ts'
import { recordHistoryMutants } from './list/record-history.ts'
import { referenceMutants } from './list/references.ts'
import { registrationMutants } from './list/registrations.ts'
import { responseCacheMutants } from './list/response-cache.ts'
import { searchMutants } from './list/search.ts'
import { signInMutants } from './list/sign-in.ts'
import { staffAccountMutants } from './list/staff-accounts.ts'
import { stepUpMutants } from './list/step-ups.ts'
import { translationMutants } from './list/translations.ts'

export const mutants = [
  ...signInMutants,
  ...accountMutants,
  ...accountCodeMutants,
  ...limitMutants,
  ...bulkMutants,
  ...panelFormMutants,
  ...intakeMutants,
  ...administratorMutants,
  ...stepUpMutants,
  ...httpMutants,
  ...contentMutants,
  ...translationMutants,
  ...databaseMutants,
  ...departmentMutants,
  ...pictureAndDocumentMutants,
  ...responseCacheMutants,
  ...pageMutants,
  ...islandMutants,
  ...recordHistoryMutants,
  ...referenceMutants,
  ...staffAccountMutants,
  ...searchMutants,
  ...mailingMutants,
  ...doorMutants,
  ...editingMutants,
  ...eventMutants,
  ...registrationMutants,
  ...peopleOfEventsMutants,
  ...plainFormMutants,
]
