import type { Subject } from 'contract/subjects'
import { type Changes, versionIn } from '../db/changes.ts'

/** What a subject stands at; undefined when that cannot be known. */
export type VersionOf = Changes['version']

/** The same as `changes.version`, asked once for all requests that arrived together: each was on its way before the answer was true. */
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

/** What something finished shows, and the versions that the subjects had before it was made. */
export type MadeFrom = {
  subjects: readonly Subject[]
  versions: readonly (number | undefined)[]
}

/** The same of some of the subjects: what it might have shown, and does not, makes nothing stale. */
export function only({ subjects, versions }: MadeFrom, shown: readonly Subject[]): MadeFrom {
  const isShown = (_: unknown, index: number) => shown.some((one) => one === subjects[index])
  return { subjects: subjects.filter(isShown), versions: versions.filter(isShown) }
}

/** Whether its subjects stand where they stood. */
export const isUnchanged = ({ subjects, versions }: MadeFrom, version: VersionOf) =>
  subjects.every((subject, index) => version(subject) === versions[index])
