import {
  getPageLanguages,
  listTranslatedPages,
  translatedPages,
  typesByPath,
} from 'contract/content/translations/page-languages'
import { translations } from 'contract/subjects'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import {
  readPageLanguages,
  readTranslatedPages,
  typesOfPage,
} from '../translations/page-languages.ts'

const allTypes = [...translatedPages, ...[...typesByPath.values()].flat()]

export function languageRoutes(mount: Mount, deps: PlatformDeps) {
  const { db } = deps
  const store = mountCached(mount, deps)
  store(getPageLanguages, {
    subjects: ({ query: { path } }) => [...(typesOfPage(path)?.types ?? []), translations],
    read: async ({ query: { path } }, now) => ({
      languages: await readPageLanguages(db, path, now),
    }),
  })
  store(listTranslatedPages, {
    subjects: [...allTypes, translations],
    read: async (_, now) => ({ pages: await readTranslatedPages(db, now) }),
  })
}
