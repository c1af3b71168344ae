/** ISO 8601 UTC text with milliseconds; both engines give and take it in this form. */
export type Instant = string
