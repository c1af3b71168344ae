import type { FacultyMember } from 'contract/faculty'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'

type DeleteMemberDialogProps = {
  member: FacultyMember
  onClose: () => void
  onConfirm: () => void
}

export function DeleteMemberDialog({ member, onClose, onConfirm }: DeleteMemberDialogProps) {
  const { name, designation, department } = member
  return (
    <Modal title="Delete faculty member" onClose={onClose}>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        {`Are you sure you want to delete "${name}"? This action cannot be undone.`}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 rounded-md bg-tint px-4 py-3">
        <Row label="Name">{name}</Row>
        <Row label="Designation">{designation}</Row>
        {department && <Row label="Department">{department}</Row>}
      </dl>
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm="Delete"
        onConfirm={onConfirm}
        isDanger
      />
    </Modal>
  )
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere text-ink">{children}</dd>
    </>
  )
}
