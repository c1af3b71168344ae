import pg from 'pg'
import { newDatabase } from 'testing/new-database.ts'

/** A database before its test: hashes of tables, rows as JSON, and its schema. */
type Stored = { sums: Record<string, string>; rows: Record<string, string>; shape: string }

/** Copies of a template: their initial content, and the free ones. */
type Copies = { kept: Stored; free: string[] }
const copiesOf = new Map<string, Copies>()

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function requested<Result>(url: string, ask: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Changes with every table, column, index, trigger or database setting. */
const shapeQuery = `
  with ours as (select oid, xmin from pg_class where relnamespace = 'public'::regnamespace)
  select md5(string_agg(part, ',' order by part)) as shape from (
    select 'class ' || oid || ' ' || xmin as part from ours
    union all select 'column ' || attrelid || ' ' || attnum || ' ' || a.xmin
      from pg_attribute a join ours on ours.oid = attrelid
    union all select 'trigger ' || t.oid || ' ' || t.xmin from pg_trigger t
    union all select 'setting ' || setrole || ' ' || setconfig::text from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts`

async function tablesIn(client: pg.Client): Promise<string[]> {
  const query = `select tablename from pg_tables where schemaname = 'public' order by tablename`
  const { rows } = await client.query<{ tablename: string }>(query)
  return rows.map(({ tablename }) => tablename)
}

async function ofTables(
  client: pg.Client,
  tables: readonly string[],
  select: string,
): Promise<Record<string, string>> {
  const queries = tables.map(
    (table) => `select '${table}' as name, ${select} as said from "${table}" t`,
  )
  const { rows } = await client.query<{ name: string; said: string }>(queries.join(' union all '))
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]))
}

const sum = `count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)`

async function readShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shapeQuery)
  return rows[0]?.shape ?? ''
}

async function keep(client: pg.Client): Promise<Stored> {
  const tables = await tablesIn(client)
  return {
    sums: await ofTables(client, tables, sum),
    rows: await ofTables(client, tables, `coalesce(json_agg(t), '[]')::text`),
    shape: await readShape(client),
  }
}

/** Whether it is open elsewhere. */
async function isOpenElsewhere(client: pg.Client): Promise<boolean> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  return (await client.query(query)).rowCount !== 0
}

/** Restores changed tables. False if that would not restore the initial state. */
async function restore(client: pg.Client, { sums, rows, shape }: Stored): Promise<boolean> {
  if (await isOpenElsewhere(client)) return false
  if ((await readShape(client)) !== shape) return false
  const now = await ofTables(client, Object.keys(sums), sum)
  const changed = Object.keys(sums).filter((table) => now[table] !== sums[table])
  const statements = changed.map((table) => {
    const filled = client.escapeLiteral(rows[table] ?? '[]')
    return `delete from "${table}"; insert into "${table}" select * from json_populate_recordset(null::"${table}", ${filled})`
  })
  // Without checking foreign keys.
  const all = ['begin', `set local session_replication_role = 'replica'`, ...statements, 'commit']
  await client.query(all.join(';\n'))
  return true
}

/**
 * A copy of `template`: one returned by an earlier test of this process, or a new one. PostgreSQL writes some hundred
 * files for a new one, which took a third of the time of all tests. `giveBack` restores it after the test, or drops it
 * from use if it can't.
 */
export async function likeTemplate(serverUrl: string, template: string) {
  const known = copiesOf.get(template)
  const url = known?.free.pop() ?? (await newDatabase(serverUrl, template))
  const copies = known ?? { kept: await requested(url, keep), free: [] }
  copiesOf.set(template, copies)
  const giveBack = async () => {
    // It may have been a template itself.
    copiesOf.delete(nameOf(url))
    if (await requested(url, (client) => restore(client, copies.kept))) copies.free.push(url)
  }
  return { url, giveBack }
}
