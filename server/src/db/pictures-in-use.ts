import type { Db } from './open.ts'

/** Addresses of all uploaded pictures that rows name. */
export async function picturesInUse(db: Db): Promise<Set<string>> {
  const events = await db.selectFrom('events').select('image').execute()
  const members = await db.selectFrom('faculty').select('photo').execute()
  const students = await db.selectFrom('students').select('profilePhoto').execute()
  const addresses = [
    ...events.map(({ image }) => image),
    ...members.map(({ photo }) => photo),
    ...students.map(({ profilePhoto }) => profilePhoto),
  ]
  return new Set(addresses.filter((address) => address !== null))
}
