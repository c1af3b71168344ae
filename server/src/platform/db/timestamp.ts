/** With milliseconds; both engines use this form. */
export type Instant = string
