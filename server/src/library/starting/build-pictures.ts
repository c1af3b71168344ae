import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sampleEvents } from 'college/sample-events'
import { startingPictures } from 'college/starting-pictures'
import { centre, focusStep } from 'contract/library/items'
import {
  cutAround,
  cutOut,
  decodePicture,
  type EncodedPicture,
  type Encoders,
  encodePicture,
  type Share,
} from '../../pictures/encode-picture.ts'
import { pictureAddress, pictureFileNames } from '../../pictures/picture-names.ts'
import { builtFolder, builtIndex } from './built-folder.ts'
import { type BuiltPicture, builtFiles, readBuiltPictures } from './built-pictures.ts'

const pictureFolder = join(
  dirname(createRequire(import.meta.url).resolve('college/package.json')),
  'pictures',
)

const samplePictures = sampleEvents.map(({ picture }) => picture)

// Encoded once, where nobody waits: smaller than uploads at the same look.
const encoders: Encoders = { webp: { quality: 74, effort: 4 }, avif: { quality: 45, effort: 2 } }
const cutEncoders: Encoders = { webp: { quality: 60, effort: 4 }, avif: { quality: 34, effort: 2 } }

/** `left,top,width,height` in per cent of a picture. */
function shareOf(cut: string): Share {
  const [left = 0, top = 0, width = 100, height = 100] = cut.split(',').map(Number)
  return { left, top, width, height }
}

const step = (value: number) => Math.round(value / focusStep) * focusStep
const middleOf = ({ left, top, width, height }: Share) => ({
  x: step(left + width / 2),
  y: step(top + height / 2),
})

/** Writes the files of a picture under a name that its bytes give it. */
async function store(picture: EncodedPicture): Promise<string> {
  const name = hash('sha256', Buffer.concat(picture.files), 'hex').slice(0, 32)
  const address = pictureAddress(name, picture)
  for (const [index, file] of pictureFileNames(address).entries())
    await builtFiles.write(file, picture.files[index] ?? new Uint8Array())
  return address
}

async function build(bytes: Buffer, source: string, cut?: string): Promise<BuiltPicture> {
  const pixels = await decodePicture(bytes)
  const share = cut ? shareOf(cut) : undefined
  const part = share ? cutOut(pixels, share) : cutAround(pixels, centre)
  return {
    source,
    address: await store(await encodePicture(pixels, encoders)),
    cut: await store(await encodePicture(part, cutEncoders)),
    focus: share ? middleOf(share) : centre,
    bytes: bytes.length,
    sha256: hash('sha256', bytes, 'hex'),
  }
}

/** Encodes the pictures that a college and its sample events begin with, but for those that were encoded from the same bytes before. */
export async function buildStartingPictures(): Promise<void> {
  const before = await readBuiltPictures()
  const built: Record<string, BuiltPicture> = {}
  for (const id of new Set([...startingPictures.keys(), ...samplePictures])) {
    const cut = startingPictures.get(id)?.cut
    const bytes = await readFile(join(pictureFolder, `${id}.webp`))
    const settings = JSON.stringify([cut, encoders, cutEncoders])
    const source = hash('sha256', Buffer.concat([bytes, Buffer.from(settings)]), 'hex')
    const known = before.get(id)
    built[id] = known?.source === source ? known : await build(bytes, source, cut)
  }
  await mkdir(builtFolder, { recursive: true })
  await writeFile(builtIndex, `${JSON.stringify(built, null, 1)}\n`)
}
