import { setImmediate } from 'node:timers/promises'

const turnBytes = 1024 * 1024

const codeOf = (sign: string) => sign.charCodeAt(0)
const [quote, backslash] = [codeOf('"'), codeOf('\\')]
/** One comes before each value and each name. */
const separators = new Set(['{', '[', ',', ':'].map(codeOf))

/**
 * Whether JSON has more names and values than `most`, texts counting as one however long they are. Parsing takes one turn, and
 * a million of them take half a second and 100 MB.
 */
export async function hasMoreParts(json: Uint8Array, most: number): Promise<boolean> {
  let parts = 0
  let isText = false
  let turnEnd = turnBytes
  for (let at = 0; at < json.length; at++) {
    if (at >= turnEnd) {
      if (parts > most) return true
      await setImmediate()
      turnEnd += turnBytes
    }
    const byte = json[at] ?? 0
    if (isText && byte === backslash) at++
    else if (byte === quote) isText = !isText
    else if (!isText && separators.has(byte)) parts++
  }
  return parts > most
}
