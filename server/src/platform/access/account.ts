/** Of whom a place is known: a student by the id, an administrator by the email. */
export type Account = { kind: 'student' | 'administrator'; id: string }
