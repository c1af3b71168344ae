/** Whose factors these are, by the id of the account's row. */
export type Bearer = { kind: 'student' | 'administrator'; _id: string }

/** The column that names the account in tables of both kinds. */
export const columnOf = ({ kind }: Bearer) => (kind === 'student' ? 'studentId' : 'adminId')

/** Both columns of a new row. */
export const ownedBy = ({ kind, _id }: Bearer) => ({
  studentId: kind === 'student' ? _id : null,
  adminId: kind === 'administrator' ? _id : null,
})

/** What authenticators know the account by (WebAuthn's user handle), base64url; it says nothing of the person. */
export const handleOf = ({ kind, _id }: Bearer) =>
  Buffer.from(`${kind}:${_id}`).toString('base64url')
