import { randomBytes, randomUUID } from 'node:crypto'
import { centre, type LibraryKind } from 'contract/content/library/items'
import { remove } from '../src/content/library/store.ts'
import { addItem } from '../src/content/library/write-item.ts'
import type { Deps } from '../src/deps.ts'
import { type Administrator, confirmedAs } from '../src/platform/access/actor.ts'
import { storedDocumentPath } from '../src/platform/storage/document-names.ts'
import { enterMember } from './enter-member.ts'

const maxOfEach = 6
type Kind = LibraryKind | 'member'

/** Pictures, documents and people that come and go. They have no files. */
export function createRandomThings(deps: Deps, actor: Administrator) {
  const ids: Record<Kind, string[]> = { picture: [], document: [], member: [] }
  const addFile = async (kind: LibraryKind) => {
    const _id = randomUUID()
    const name = randomBytes(16).toString('hex')
    const address =
      kind === 'document' ? storedDocumentPath(name, 'pdf') : `/uploads/${name}-64x36-88a8b8.webp`
    const stored = { address, cut: null, origin: null, focus: centre, bytes: 1, reading: null }
    const written = { author: confirmedAs(actor.email), now: deps.now() }
    await deps.db
      .transaction()
      .execute((trx) =>
        addItem(
          trx,
          { _id, kind, words: { name: 'Some file', isDecorative: true } },
          { stored, sha256: name },
          written,
        ),
      )
    return _id
  }
  return {
    ids: (kind: Kind): readonly string[] => ids[kind],
    async add(kind: Kind): Promise<void> {
      if (ids[kind].length >= maxOfEach) return
      ids[kind].push(kind === 'member' ? await enterMember(deps) : await addFile(kind))
    },
    /** Rejects if a file is in use. */
    async takeAway(kind: Kind, _id: string | undefined): Promise<void> {
      if (_id === undefined) return
      if (kind === 'member') await deps.db.deleteFrom('faculty').where('_id', '=', _id).execute()
      else await remove(deps, { _id, version: 1 }, actor)
      ids[kind] = ids[kind].filter((one) => one !== _id)
    },
  }
}
