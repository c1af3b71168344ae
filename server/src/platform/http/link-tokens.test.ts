import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { isToken } from '../tokens.ts'
import { readLinkTokens } from './link-tokens.ts'

async function someTokens() {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine)
  return { links: await readLinkTokens(db), close }
}

test('a token names its row, and can’t be forged by changing the id in it', async () => {
  const { links, close } = await someTokens()
  const [id, other] = [uuidv7(), uuidv7()]
  const token = links.tokenOf(id)
  expect(isToken(token)).toBe(true)
  expect(links.tokenOf(id)).toBe(token)
  expect(links.idIn(token)).toBe(id)

  const proof = Buffer.from(token, 'base64url').subarray(16)
  const forged = Buffer.concat([Buffer.from(other.replaceAll('-', ''), 'hex'), proof])
  expect(links.idIn(forged.toString('base64url'))).toBeUndefined()
  for (const text of ['', 'A'.repeat(43), token.slice(0, -2)])
    expect(links.idIn(text)).toBeUndefined()
  await close()
})

test('another database creates other tokens', async () => {
  const { links, close } = await someTokens()
  const elsewhere = await someTokens()
  expect(elsewhere.links.idIn(links.tokenOf(uuidv7()))).toBeUndefined()
  await close()
  await elsewhere.close()
})
