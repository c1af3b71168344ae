import { translations } from 'contract/cache-tags'
import {
  getPageLanguages,
  listTranslatedPages,
  translatedPages,
  typesByPath,
} from 'contract/content/translations/page-languages'
import { recordNames } from 'contract/records'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import type { RecordPages } from '../addresses/existing-targets.ts'
import {
  cacheTagsOfPage,
  readPageLanguages,
  readTranslatedPages,
} from '../translations/page-languages.ts'

const allTypes = [...translatedPages, ...[...typesByPath.values()].flat()]

export function languageRoutes(mount: Mount, deps: PlatformDeps, recordPages: RecordPages) {
  const { db } = deps
  const store = mountCached(mount, deps)
  store(getPageLanguages, {
    tags: ({ query: { path } }) => cacheTagsOfPage(recordPages, path),
    read: async ({ query: { path } }, now) => ({
      languages: await readPageLanguages(db, recordPages, path, now),
    }),
    isBrief: true,
  })
  store(listTranslatedPages, {
    tags: [...allTypes, ...recordNames, translations],
    read: async (_, now) => ({ pages: await readTranslatedPages(db, recordPages, now) }),
  })
}
