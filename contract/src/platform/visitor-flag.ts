/** Name in the `Server-Timing` header of documents requested without a student session. */
export const visitorFlag = 'visitor'
