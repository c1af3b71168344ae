import { type Changes, type Subject, versionIn } from '../db/changes.ts'

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
  subjects: Subject[]
  versions: (number | undefined)[]
}

/** Whether its subjects stand where they stood. */
export const isUnchanged = ({ subjects, versions }: MadeFrom, version: VersionOf) =>
  subjects.every((subject, index) => version(subject) === versions[index])
