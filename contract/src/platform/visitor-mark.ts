/** Name in the header `Server-Timing` of documents that were asked for without a student's session. */
export const visitorMark = 'visitor'
