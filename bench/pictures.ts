/** What a picture costs the process that encodes it, as a table: processor time, and the most memory of all the process. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePicture, encodePicture } from '../server/src/pictures/encode-picture.ts'
import { pictureSamples } from './picture-samples.ts'
import { printTable } from './table.ts'

type Costs = { size: string; cpuSeconds: number; rssMegabytes: number; storedKilobytes: number }

/** Runs in a process of its own, as in the server. */
async function costsOf(file: string): Promise<Costs> {
  const { width, height, files } = await encodePicture(await decodePicture(readFileSync(file)))
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  return {
    size: `${width} × ${height}`,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000,
    rssMegabytes: maxRSS / 1024,
    storedKilobytes: files.reduce((sum, { length }) => sum + length, 0) / 1000,
  }
}

async function measure(name: string, make: () => Promise<Buffer>, folder: string) {
  const file = join(folder, 'upload')
  const upload = await make()
  await writeFile(file, upload)
  const answer = execFileSync(process.execPath, [import.meta.filename, file], { encoding: 'utf8' })
  const { size, cpuSeconds, rssMegabytes, storedKilobytes }: Costs = JSON.parse(answer)
  return [
    name,
    `${Math.round(upload.length / 1000)} kB`,
    size,
    `${cpuSeconds.toFixed(2)} s`,
    `${Math.round(rssMegabytes)} MB`,
    `${Math.round(storedKilobytes)} kB`,
  ]
}

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'))
  const rows: string[][] = []
  for (const [name, make] of Object.entries(pictureSamples))
    rows.push(await measure(name, make, folder))
  await rm(folder, { recursive: true })
  printTable(['Upload', 'Size', 'Kept as', 'Processor', 'Memory', 'Ten files'], rows)
}

const [file] = process.argv.slice(2)
if (file) console.log(JSON.stringify(await costsOf(file)))
else await measureAll()
