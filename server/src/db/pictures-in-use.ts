import type { Db } from './open.ts'

/** Addresses of all uploaded pictures that rows name. */
export async function picturesInUse(db: Db): Promise<Set<string>> {
  const events = await db.selectFrom('events').select('image').execute()
  const members = await db
    .selectFrom('faculty')
    .select('photo')
    .where('photo', 'is not', null)
    .execute()
  const photos = members.flatMap(({ photo }) => photo ?? [])
  return new Set([...events.map(({ image }) => image), ...photos])
}
