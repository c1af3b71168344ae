import { uploadToLibrary } from 'contract/content/library/calls'
import { aPicture } from 'testing/a-picture.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Admin = Awaited<ReturnType<TestApp['signIn']>>

/** Adds a picture with alternative text to an event. Returns its id. */
export async function showPhoto(admin: Admin, db: TestApp['db'], eventId: string): Promise<string> {
  const { item } = await admin(uploadToLibrary, { body: { file: await aPicture() } })
  await db.updateTable('libraryItems').set({ alt: 'Robots' }).where('_id', '=', item._id).execute()
  const addedAt = new Date().toISOString()
  await db
    .insertInto('eventPhotos')
    .values({ eventId, itemId: item._id, place: 1, addedAt })
    .execute()
  return item._id
}
