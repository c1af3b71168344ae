/**
 * A record as the columns of its row: every one named, and null where nothing is known. What reads or writes rows of one kind
 * is held to it; the store of all kinds writes what `content/records/columns.ts` makes of the declared fields, so that none is forgotten there.
 */
export type Complete<Shown> = {
  [Name in keyof Shown]-?: undefined extends Shown[Name]
    ? Exclude<Shown[Name], undefined> | null
    : Shown[Name]
}
