import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes an empty database on a PostgreSQL server, and gives its address. */
export async function newDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
