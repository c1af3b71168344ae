import { InvitationScreen } from '#app/panel/accounts/invitation-screen'

export default function AdminInvitation() {
  return <InvitationScreen />
}
