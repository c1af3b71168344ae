import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#app/data/account'
import type { CameBack } from '#app/lib/come-back'

const load = (use: (stored: typeof import('./saved-answers')) => void) =>
  import('./saved-answers').then(use, () => undefined)

/** Spread on the form. The code loads on focus or when the visitor is led back. */
export function useSavedAnswers(eventId: string, isKnown: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const { user } = useCurrentUser()
  const state: Partial<CameBack> | null = useLocation().state
  const isBack = isKnown && state?.hasComeBack
  const email = (user || undefined)?.email
  useEffect(() => {
    const form = ref.current
    if (form && isBack) load(({ putBack }) => putBack(form, eventId, email))
  }, [eventId, isBack, email])
  const onFocus = () => {
    const form = ref.current
    if (form) load(({ saveAnswersOnSubmit }) => saveAnswersOnSubmit(form, eventId))
  }
  return { ref, onFocus, 'data-by': email }
}
