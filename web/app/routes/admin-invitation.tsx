import { InvitationScreen } from '#app/features/admin/invitation-screen'

export default function AdminInvitation() {
  return <InvitationScreen />
}
