type WithoutNulls<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key]
} & { [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null> }

/** Unknown fields are absent in responses, not null. */
export function withoutNulls<Row extends Record<string, unknown>>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as WithoutNulls<Row>
}
