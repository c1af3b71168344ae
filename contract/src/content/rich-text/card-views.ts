/** Somebody, or a course, as a text shows them. */
export type ShownCard = {
  kind: 'person' | 'course'
  /** What they are called, and one line more: a designation, a name in full. */
  title: string
  line: string
  /** Address of a photo. */
  photo?: string | undefined
  /** Where more is said; missing where no page does. */
  path?: string | undefined
}
