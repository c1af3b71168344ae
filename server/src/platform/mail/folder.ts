import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from './message.ts'

export type FiledMail = Pick<Message, 'recipient' | 'subject' | 'text'> & { at: string }

const fileName = /^[\w-]{1,80}\.json$/

export function createMailFolder(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  return {
    async write({ _id, recipient, subject, text }: Message, eml: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString()
      const stem = join(folder, `${at.replace(/[^\dTZ]/g, '-')}_${_id}`)
      await writeFile(`${stem}.eml`, eml)
      const filed: FiledMail = { recipient, subject, text, at }
      await writeFile(`${stem}.json`, JSON.stringify(filed))
    },
    async list(): Promise<FiledMail[]> {
      const names = await readdir(folder).catch(() => [])
      const newest = names
        .filter((name) => fileName.test(name))
        .toSorted()
        .toReversed()
      return Promise.all(
        newest.slice(0, 100).map(async (name) => {
          return JSON.parse(await readFile(join(folder, name), 'utf8')) as FiledMail
        }),
      )
    },
  }
}
