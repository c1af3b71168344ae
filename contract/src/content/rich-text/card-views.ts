export type CardView = {
  kind: 'person' | 'course'
  title: string
  line: string
  photo?: string | undefined
  /** Absent if there is no page. */
  path?: string | undefined
}
