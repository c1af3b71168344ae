import { uploadToLibrary } from 'contract/content/library/calls'
import { aLibrary } from './a-library.ts'
import { aFile } from './sample-images.ts'

export async function aPhotographer() {
  const library = await aLibrary()
  const photograph = async (bytes: Uint8Array | string, name?: string) => {
    const body = { file: aFile(bytes, name), kind: 'document' as const }
    return (await library.call(uploadToLibrary, { body })).item
  }
  return { ...library, photograph }
}
