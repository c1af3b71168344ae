import { useEffect, useEffectEvent, useState } from 'react'
import { useAdminSession } from '#app/data/admin'

/** The name of the form of a view that has one. */
export const onlyForm = 'form'

/** What was typed into a form when the session ended. It is restored once. */
export function useTypedBefore(form = onlyForm): unknown {
  const { session, dropDraft } = useAdminSession()
  const [typed] = useState(() => session.draft?.typed[form])
  const drop = useEffectEvent(() => dropDraft(form))
  useEffect(() => {
    drop()
  }, [])
  return typed
}
