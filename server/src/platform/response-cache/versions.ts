import type { CacheTag } from 'contract/cache-tags'
import { type Changes, versionIn } from '../db/changes.ts'

export type VersionOf = Changes['version']

/** As of now, read once: on SQLite each reading is a statement. */
export function readVersions(changes: Pick<Changes, 'versions'>): VersionOf {
  const versions = changes.versions()
  return (tag) => versionIn(versions, tag)
}

/** Read once per turn of the event loop: requests that arrived together were all on their way before the result. */
export function versionOfTurn(changes: Pick<Changes, 'versions'>): VersionOf {
  let thisTurn: { versions: ReturnType<Changes['versions']> } | undefined
  return (tag) => {
    if (!thisTurn) {
      thisTurn = { versions: changes.versions() }
      setImmediate(() => {
        thisTurn = undefined
      })
    }
    return versionIn(thisTurn.versions, tag)
  }
}

export type Dependencies = {
  tags: readonly CacheTag[]
  versions: readonly (number | undefined)[]
}

/** Tags of what it might have shown but does not must not invalidate it. */
export function only({ tags, versions }: Dependencies, visible: readonly CacheTag[]): Dependencies {
  const isVisible = (_: unknown, index: number) => visible.some((one) => one === tags[index])
  return { tags: tags.filter(isVisible), versions: versions.filter(isVisible) }
}

export const isUnchanged = ({ tags, versions }: Dependencies, version: VersionOf) =>
  tags.every((tag, index) => version(tag) === versions[index])
