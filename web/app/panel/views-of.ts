import type { CurrentAdmin } from 'contract/accounts/admin'
import { hasRight } from 'contract/platform/roles'
import type { ViewId } from './shell/panel'
import { viewIds, viewOf } from './views'

export const viewsOf = (account: CurrentAdmin): ViewId[] =>
  viewIds.filter((id) => {
    const { right, isForWholeCollege, isUnlisted, isSearchOnly, isOfProfile } = viewOf(id)
    if (account.factorDue?.isOver) return right === 'own account' && !isUnlisted && !isSearchOnly
    return (
      hasRight(account, right) &&
      !(isForWholeCollege && account.departments.length > 0) &&
      !(isOfProfile && !account.hasProfile)
    )
  })
