import { useEffect, useRef } from 'react'
import { useCurrentUser } from '#app/data/account'
import { pathOf } from '#app/framework/addresses/path-of'
import { showToast } from '#app/ui/toaster'

const verifyFirst = 'Please verify your email first to see your information'

export function useUnverifiedNotice(isHome: boolean): void {
  const { user } = useCurrentUser()
  const isNotified = useRef(false)
  const isUnverified = isHome && user !== '' && user?.isVerified === false
  useEffect(() => {
    if (!isUnverified || isNotified.current) return
    isNotified.current = true
    showToast('error', verifyFirst, pathOf('verify-email'))
  }, [isUnverified])
}
