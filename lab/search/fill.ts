import type { Db } from 'server/src/platform/db/open.ts'
import type { Texts } from './texts.ts'

const atOnce = 100
const wordsOfDocument = 300
const wordsOfNotice = 60

const id = (kind: number, place: number) =>
  `0192f00${kind}-0000-7000-8000-${String(place).padStart(12, '0')}`

const categoryNames = ['Result', 'Examination', 'Time table', 'Notice', 'परीक्षा']

/** A notice category, as rows for the entry and its text. */
function categoryOf(title: string, place: number) {
  const [itemId, revisionId, slug] = [id(6, place), id(7, place), `category-${place}`]
  const savedAt = new Date(Date.UTC(2015, 0, 1)).toISOString()
  return {
    item: {
      ...{ _id: itemId, type: 'noticeCategory' as const, slug, version: 1, position: place },
      ...{ publishedId: revisionId, firstPublicAt: savedAt, createdAt: savedAt },
    },
    revision: {
      ...{ _id: revisionId, itemId, slug, data: JSON.stringify({ title, slug }) },
      ...{ publishedAt: savedAt, author: 'lab', savedAt },
    },
  }
}

async function fillCategories(db: Db): Promise<void> {
  const rows = categoryNames.map(categoryOf)
  await db
    .insertInto('contentItems')
    .values(rows.map(({ item }) => item))
    .execute()
  await db
    .insertInto('contentRevisions')
    .values(rows.map(({ revision }) => revision))
    .execute()
}

/** A published notice with a document, as rows of their tables. */
function rowsOf(texts: Texts, place: number) {
  const language = place % 3 === 0 ? 'hindi' : 'english'
  const [itemId, revisionId] = [id(1, place), id(2, place)]
  const [libraryId, versionId] = [id(3, place), id(4, place)]
  const savedAt = new Date(Date.UTC(2015, 0, 1) + place * 15_000_000).toISOString()
  const text = { type: 'text', text: texts.words(language, wordsOfNotice) }
  const data = {
    title: `${texts.words(language, 6)} ${place}`,
    slug: `notice-${place}`,
    category: id(6, place % categoryNames.length),
    body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    documents: [{ _key: 'k1', label: texts.words(language, 3), file: libraryId }],
  }
  const written = { author: 'lab', savedAt }
  return {
    item: {
      ...{ _id: itemId, type: 'notice' as const, slug: data.slug, version: 1, position: place },
      ...{ publishedId: revisionId, firstPublicAt: savedAt, createdAt: savedAt },
    },
    revision: {
      ...{ _id: revisionId, itemId, slug: data.slug, data: JSON.stringify(data) },
      ...{ publishedAt: savedAt, ...written },
    },
    use: {
      ...{ revisionId, itemId, path: 'documents.k1.file' },
      ...{ target: 'document' as const, targetId: libraryId },
    },
    library: {
      ...{ _id: libraryId, kind: 'document' as const, name: texts.words(language, 3) },
      ...{ isDecorative: 0, versionId, version: 1, createdAt: savedAt, ...written },
    },
    version: {
      ...{ _id: versionId, itemId: libraryId, address: `/documents/${place}.pdf` },
      ...{ focusX: 50, focusY: 50, bytes: 50_000, sha256: '', author: 'lab', createdAt: savedAt },
    },
    document: {
      ...{ versionId, pages: 2, language: language === 'hindi' ? 'hi' : 'en', saysLanguage: 0 },
      ...{ textKind: 'text' as const, isTagged: 0, isProtected: 0, isCut: 0, readAt: savedAt },
      text: texts.words(language, wordsOfDocument),
    },
  }
}

/** Adds an unpublished revision to the second notice. */
async function addRevision(db: Db): Promise<void> {
  const stored = db.selectFrom('contentRevisions').selectAll().where('_id', '=', id(2, 1))
  const revision = await stored.executeTakeFirstOrThrow()
  await db
    .insertInto('contentRevisions')
    .values({ ...revision, _id: id(8, 1) })
    .execute()
  const draftId = id(8, 1)
  await db.updateTable('contentItems').set({ draftId }).where('_id', '=', id(1, 1)).execute()
}

/** Inserts notices, each with a document of three hundred words, and their categories. */
export async function fill(db: Db, texts: Texts, count: number): Promise<void> {
  await fillCategories(db)
  for (let first = 0; first < count; first += atOnce) {
    const length = Math.min(atOnce, count - first)
    const rows = Array.from({ length }, (_, index) => rowsOf(texts, first + index))
    await db.transaction().execute(async (trx) => {
      const { item, revision, use, library, version, document } = {
        item: rows.map((row) => row.item),
        revision: rows.map((row) => row.revision),
        use: rows.map((row) => row.use),
        library: rows.map((row) => row.library),
        version: rows.map((row) => row.version),
        document: rows.map((row) => row.document),
      }
      await trx.insertInto('contentItems').values(item).execute()
      await trx.insertInto('contentRevisions').values(revision).execute()
      await trx.insertInto('contentUses').values(use).execute()
      await trx.insertInto('libraryItems').values(library).execute()
      await trx.insertInto('libraryVersions').values(version).execute()
      await trx.insertInto('documents').values(document).execute()
    })
  }
  await addRevision(db)
}
