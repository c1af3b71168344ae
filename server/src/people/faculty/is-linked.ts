import { sql } from 'kysely'
import { isReferredTo } from '../../content/records/is-referred-to.ts'

/** To an account or an invitation, or by a profile that its teacher has sent for approval. */
export const isLinked = isReferredTo(
  ['admins', 'invitations', 'profileChanges'],
  'memberId',
  sql.ref('faculty._id'),
)
