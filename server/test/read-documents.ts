import { addReading } from '../src/content/documents/reading/add-reading.ts'
import { readPdf } from '../src/content/documents/reading/read-pdf.ts'
import type { testApp } from './test-app.ts'

/** Here rather than in processes of their own, because these are not from strangers. */
export async function readDocuments({
  deps,
  db,
}: Pick<Awaited<ReturnType<typeof testApp>>, 'deps' | 'db'>): Promise<void> {
  const documents = await db
    .selectFrom('libraryVersions')
    .innerJoin('libraryItems', 'libraryItems._id', 'libraryVersions.itemId')
    .select(['libraryVersions._id', 'address'])
    .where('kind', '=', 'document')
    .execute()
  for (const { _id, address } of documents) {
    const bytes = await deps.documents.read(address)
    if (!bytes) throw new Error(`No document at ${address}`)
    const reading = await readPdf(new Uint8Array(bytes))
    await db.transaction().execute((trx) => addReading(trx, _id, reading, deps.now()))
  }
}
