export type CredentialOwner = { kind: 'student' | 'administrator'; _id: string }

export const columnOf = ({ kind }: CredentialOwner) =>
  kind === 'student' ? 'studentId' : 'adminId'

export const ownedBy = ({ kind, _id }: CredentialOwner) => ({
  studentId: kind === 'student' ? _id : null,
  adminId: kind === 'administrator' ? _id : null,
})

/** WebAuthn user handle, base64url; reveals nothing about the person. */
export const handleOf = ({ kind, _id }: CredentialOwner) =>
  Buffer.from(`${kind}:${_id}`).toString('base64url')
