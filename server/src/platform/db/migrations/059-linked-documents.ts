import { linkedTo } from 'contract/content/rich-text/link-target'
import { type Kysely, sql } from 'kysely'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Links to documents count as uses since this release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ _id: string; itemId: string; data: string }>`
    select _id, "itemId", data from "contentRevisions" where data like '%/documents/%'`.execute(db)
  for (const { _id, itemId, data } of rows)
    for (const [path, value] of Object.entries(JSON.parse(data)))
      for (const { kind, id } of textsIn(value).flatMap((text) => linkedTo(text) ?? []))
        if (kind === 'document')
          await sql`insert into "contentUses" ("revisionId", "itemId", path, target, "targetId")
            values (${_id}, ${itemId}, ${path}, ${kind}, ${id}) on conflict do nothing`.execute(db)
}
