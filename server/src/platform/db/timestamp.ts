export type Instant = string
