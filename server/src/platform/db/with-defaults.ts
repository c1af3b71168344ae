/** Every column named, null where unknown, so that the types catch a forgotten field. */
export type WithDefaults<Shown> = {
  [Name in keyof Shown]-?: undefined extends Shown[Name]
    ? Exclude<Shown[Name], undefined> | null
    : Shown[Name]
}
