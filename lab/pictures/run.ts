/** Processor time and peak memory for encoding pictures, as a table. Fails if a picture exceeds its budget. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePicture, encodePicture } from 'server/src/platform/images/encode-picture.ts'
import { renderEnvironment } from 'server/src/platform/images/picture-workers.ts'
import { renderCosts } from 'server/src/platform/images/render-picture.ts'
import { printTable } from '../table.ts'
import { pictureSamples } from './picture-samples.ts'

type Costs = { size: string; cpuSeconds: number; rssMegabytes: number; storedKilobytes: number }

const maxMegabytes = renderCosts.bytes / 1024 / 1024

/** Runs in a separate process, as in the server. */
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

/** Also in a separate process: Linux counts the parent's memory in a child's peak. */
async function makeSample(name: string, file: string): Promise<void> {
  const make = pictureSamples[name]
  if (!make) throw new Error(`There is no sample ${name}`)
  await writeFile(file, await make())
}

const runAgain = (...args: string[]) =>
  execFileSync(process.execPath, [import.meta.filename, ...args], {
    encoding: 'utf8',
    env: renderEnvironment(),
  })

async function measure(name: string, folder: string) {
  const file = join(folder, 'upload')
  runAgain('make', name, file)
  const costs: Costs = JSON.parse(runAgain('measure', file))
  return { name, kilobytes: (await stat(file)).size / 1000, ...costs }
}

const isMet = ({ rssMegabytes }: Costs) => rssMegabytes <= maxMegabytes

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'))
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (const name of Object.keys(pictureSamples)) measured.push(await measure(name, folder))
  await rm(folder, { recursive: true })
  printTable(
    ['Upload', 'Size', 'Kept as', 'Processor', 'Ten files', 'Memory', `≤ ${maxMegabytes} MB`],
    measured.map((one) => [
      one.name,
      `${Math.round(one.kilobytes)} kB`,
      one.size,
      `${one.cpuSeconds.toFixed(2)} s`,
      `${Math.round(one.storedKilobytes)} kB`,
      `${Math.round(one.rssMegabytes)} MB`,
      isMet(one) ? 'ok' : 'missed',
    ]),
  )
  if (!measured.every(isMet)) process.exitCode = 1
}

const [task, ...args] = process.argv.slice(2)
if (task === 'make') await makeSample(args[0] ?? '', args[1] ?? '')
else if (task === 'measure') console.log(JSON.stringify(await costsOf(args[0] ?? '')))
else await measureAll()
