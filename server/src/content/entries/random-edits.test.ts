import { contentData } from 'contract/content/data'
import { linksIn } from 'contract/content/rich-text/rich-text-links'
import { nodesIn } from 'contract/content/rich-text/rich-text-node'
import { declaredOf } from 'contract/content/translations/translation-types'
import { usesOf } from 'contract/content/uses'
import { expect, test } from 'vitest'
import { createRandomEditor } from '../../../test/random-editor.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Deps } from '../../deps.ts'
import { readEntries, readPublicEntry } from '../public/public-entries.ts'

const edits = Number(process.env.RANDOM_EDITS ?? 300)
const everyEdits = 20

/** Dead ends: links, redirects, and URLs shared by two pages. */
async function brokenIn({ db, now }: Deps): Promise<string[]> {
  const timestamp = now()
  const entries = await readEntries(db, 'page', timestamp)
  const slugs = entries.map(({ data }) => `${data.slug}`)
  const twice = slugs.filter((slug, index) => slugs.indexOf(slug) !== index)
  const links = entries.flatMap(({ data }) => nodesIn([data.body]).flatMap(linksIn))
  const dead = links.filter(({ target }) => !slugs.includes(target.replace('/pages/', '')))
  const addresses = await db.selectFrom('contentAddresses').select('slug').distinct().execute()
  const leading: string[] = []
  for (const { slug } of addresses) {
    const result = await readPublicEntry(db, 'page', slug, timestamp).catch(() => undefined)
    // Every page must respond at its canonical URL: one redirect, no loop.
    if (result && !slugs.includes(`${result.slug}`)) leading.push(`${slug} → ${result.slug}`)
    if (slugs.includes(slug) && result?.slug !== slug) leading.push(`${slug} leads away`)
  }
  return [...twice, ...dead.map(({ target }) => target), ...leading]
}

/** Pictures, documents and cards in public responses that don't exist. */
async function brokenShown({ db, now }: Deps): Promise<{ shown: number; broken: string[] }> {
  const timestamp = now()
  const [pages, courses] = [
    await readEntries(db, 'page', timestamp),
    await readEntries(db, 'course', timestamp),
  ]
  const visible = [...pages, ...courses].map(({ data }) => JSON.stringify(data))
  const result = (pattern: RegExp) =>
    visible.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id))
  const files = await db
    .selectFrom('libraryVersions')
    .select(['itemId', 'address', 'cut'])
    .execute()
  const people = await db.selectFrom('faculty').select('_id').execute()
  const leads: [string[], string[]][] = [
    [result(/"(\/uploads\/[^"]*)"/g), files.flatMap(({ address, cut }) => [address, cut ?? ''])],
    [result(/"\/documents\/([^/]*)/g), files.map(({ itemId }) => itemId)],
    [result(/"\/course\/([^"?]*)"/g), courses.map(({ data }) => `${data.slug}`)],
    [result(/"\/our-team#([^"]*)"/g), people.map(({ _id }) => _id)],
  ]
  return {
    shown: leads.reduce((sum, [ids]) => sum + ids.length, 0),
    broken: leads.flatMap(([ids, known]) => ids.filter((id) => !known.includes(id))),
  }
}

/** Revisions whose recorded references are wrong. */
async function wronglyNoted({ db }: Deps): Promise<string[]> {
  const revisions = await db
    .selectFrom('contentRevisions')
    .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
    .select(['contentRevisions._id', 'data', 'type'])
    .execute()
  const recorded = await db.selectFrom('contentUses').select(['revisionId', 'targetId']).execute()
  return revisions.flatMap(({ _id, data, type }) => {
    const refers = usesOf(declaredOf(type).fields, contentData.parse(JSON.parse(data)))
    const is = refers.map(({ target }) => target.id).toSorted()
    const notified = recorded.filter(({ revisionId }) => revisionId === _id)
    return is.join() ===
      notified
        .map(({ targetId }) => targetId)
        .toSorted()
        .join()
      ? []
      : [_id]
  })
}

test(`after ${edits} random edits, no public page has a dead link`, async () => {
  const { deps, advance } = await testApp()
  const seed = Math.floor(Math.random() * 2 ** 32)
  const editor = await createRandomEditor(deps, { seed, advance })
  let [done, links, redirects, cards] = [0, 0, 0, 0]
  const isSeen = () => links > 0 && redirects > 0 && cards > 0
  // With some seeds there are no links yet: continue.
  for (let count = 1; count <= edits || (!isSeen() && count <= 5 * edits); count++) {
    if (await editor.edit()) done++
    if (count % everyEdits !== 0) continue
    expect(await brokenIn(deps), `seed ${seed}, edit ${count}`).toEqual([])
    const { shown, broken } = await brokenShown(deps)
    expect(broken, `seed ${seed}, edit ${count}`).toEqual([])
    cards += shown
    const entries = await readEntries(deps.db, 'page', deps.now())
    links += entries.flatMap(({ data }) => nodesIn([data.body]).flatMap(linksIn)).length
    const stored = await deps.db.selectFrom('contentAddresses').select('slug').distinct().execute()
    redirects += Math.max(0, stored.length - entries.length)
  }
  expect(await wronglyNoted(deps)).toEqual([])
  // The check above must not be empty.
  expect(done).toBeGreaterThan(edits / 3)
  expect(isSeen(), `seed ${seed}: ${links} links, ${redirects} redirects, ${cards} cards`).toBe(
    true,
  )
}, 600_000)
