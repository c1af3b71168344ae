import type { Subject } from 'contract/subjects'
import { type Changes, versionIn } from '../db/changes.ts'

export type VersionOf = Changes['version']

/** As of now, read once: on SQLite each reading is a statement. */
export function readVersions(changes: Pick<Changes, 'versions'>): VersionOf {
  const versions = changes.versions()
  return (subject) => versionIn(versions, subject)
}

/** Read once per turn of the event loop: requests that arrived together were all on their way before the result. */
export function versionOfTurn(changes: Pick<Changes, 'versions'>): VersionOf {
  let thisTurn: { versions: ReturnType<Changes['versions']> } | undefined
  return (subject) => {
    if (!thisTurn) {
      thisTurn = { versions: changes.versions() }
      setImmediate(() => {
        thisTurn = undefined
      })
    }
    return versionIn(thisTurn.versions, subject)
  }
}

export type Dependencies = {
  subjects: readonly Subject[]
  versions: readonly (number | undefined)[]
}

/** Subjects it might have shown but does not must not invalidate it. */
export function only(
  { subjects, versions }: Dependencies,
  visible: readonly Subject[],
): Dependencies {
  const isVisible = (_: unknown, index: number) => visible.some((one) => one === subjects[index])
  return { subjects: subjects.filter(isVisible), versions: versions.filter(isVisible) }
}

export const isUnchanged = ({ subjects, versions }: Dependencies, version: VersionOf) =>
  subjects.every((subject, index) => version(subject) === versions[index])
