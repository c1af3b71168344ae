import { type FacultyMember, faculty } from 'contract/faculty'
import { useState } from 'react'
import { facultyKey } from '#app/data/faculty'
import { useRecordChanges } from '#app/data/record-changes'
import { useDeletion } from '../list/use-deletion'
import type { Panel } from '../panel'
import { DeleteMemberDialog } from './delete-member-dialog'
import { PasswordDialog } from './password-dialog'

const deleteFailed = 'Failed to delete faculty member. Please try again.'

type MemberDeletionProps = {
  member: FacultyMember
  panel: Panel
  onClose: () => void
  onGone: () => Promise<unknown>
}

/** Deletes a member: asked first, then proven with the password. Cancelling any step ends it. */
export function MemberDeletion({ member, ...around }: MemberDeletionProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  const { remove } = useRecordChanges(faculty, facultyKey)
  const run = useDeletion({
    ...around,
    name: member.name,
    send: () => remove.mutateAsync(member._id),
    success: faculty.says.deleted,
    failure: deleteFailed,
  })
  if (isConfirmed) return <PasswordDialog onVerified={run} onClose={around.onClose} />
  return (
    <DeleteMemberDialog
      member={member}
      onClose={around.onClose}
      onConfirm={() => setConfirmed(true)}
    />
  )
}
