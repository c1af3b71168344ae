import {
  getPageLanguages,
  listTranslatedPages,
  translatedPages,
  typesByPath,
} from 'contract/content/translations/page-languages'
import { recordNames } from 'contract/records'
import { translations } from 'contract/subjects'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import type { RecordPages } from '../addresses/existing-targets.ts'
import {
  readPageLanguages,
  readTranslatedPages,
  subjectsOfPage,
} from '../translations/page-languages.ts'

const allTypes = [...translatedPages, ...[...typesByPath.values()].flat()]

export function languageRoutes(mount: Mount, deps: PlatformDeps, recordPages: RecordPages) {
  const { db } = deps
  const store = mountCached(mount, deps)
  store(getPageLanguages, {
    subjects: ({ query: { path } }) => subjectsOfPage(recordPages, path),
    read: async ({ query: { path } }, now) => ({
      languages: await readPageLanguages(db, recordPages, path, now),
    }),
    isBrief: true,
  })
  store(listTranslatedPages, {
    subjects: [...allTypes, ...recordNames, translations],
    read: async (_, now) => ({ pages: await readTranslatedPages(db, recordPages, now) }),
  })
}
