import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes a database like another one on a PostgreSQL server, empty if none is named, and gives its address. */
export async function newDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
