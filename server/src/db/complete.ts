/**
 * A record as the columns of its row: every one named, and null where nothing is known. A field that is forgotten, optional
 * or not, does not compile.
 */
export type Complete<Shown> = {
  [Name in keyof Shown]-?: undefined extends Shown[Name]
    ? Exclude<Shown[Name], undefined> | null
    : Shown[Name]
}
