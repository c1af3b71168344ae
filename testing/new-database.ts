import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Copies a database, or creates an empty one, and returns its URL. */
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
