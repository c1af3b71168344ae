import {
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  Router,
  type To,
} from 'react-router'
import { useScroll } from '#app/lib/use-scroll'

type Step = { location: Location; type: NavigationType; keepsScroll: boolean }

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
const newKey = () => Math.random().toString(36).slice(2)

/** The server treats repeated slashes as one. */
export const presentPath = () => window.location.pathname.replace(/\/{2,}/g, '/')

function presentLocation(): Location {
  const { search, hash } = window.location
  const { usr: state = null, key = 'default' } = window.history.state ?? {}
  return { pathname: presentPath(), search, hash, state, key }
}

const presentStep = (): Step => ({
  location: presentLocation(),
  type: NavigationType.Pop,
  keepsScroll: false,
})

type Bring = (pathname: string) => Promise<unknown> | undefined

function useSteps(bring: Bring) {
  const [step, setStep] = useState(presentStep)
  const turn = useRef(0)
  const show = useCallback(
    (pathname: string, commit: () => Step, giveUp: () => void) => {
      turn.current++
      const mine = turn.current
      const ifLast = (action: () => void) => () => {
        if (turn.current === mine) action()
      }
      const now = ifLast(() => {
        const next = commit()
        startTransition(() => setStep(next))
      })
      const coming = bring(pathname)
      if (coming) coming.then(now, ifLast(giveUp))
      else now()
    },
    [bring],
  )
  return { step, show }
}

/**
 * Loads a page before showing it. When its file is gone after a deployment, or the URL is unknown, the browser loads the
 * document instead.
 */
export function SiteRouter({ bring, children }: { bring: Bring; children: ReactNode }) {
  const { step, show } = useSteps(bring)
  const { noteScroll } = useScroll(step.location, step.keepsScroll)
  const navigator = useMemo((): Navigator => {
    const lead =
      (type: NavigationType.Push | NavigationType.Replace) =>
      (to: To, state?: unknown, options?: NavigateOptions) => {
        const href = createHref(to)
        const commit = () => {
          noteScroll()
          const entry = { usr: state ?? null, key: newKey() }
          if (type === NavigationType.Push) window.history.pushState(entry, '', href)
          else window.history.replaceState(entry, '', href)
          const keepsScroll = options?.preventScrollReset ?? false
          return { location: presentLocation(), type, keepsScroll }
        }
        show(new URL(href, window.location.href).pathname, commit, () =>
          window.location.assign(href),
        )
      }
    return {
      createHref,
      push: lead(NavigationType.Push),
      replace: lead(NavigationType.Replace),
      go: (steps) => window.history.go(steps),
    }
  }, [show, noteScroll])
  useLayoutEffect(() => {
    const follow = () => {
      noteScroll()
      show(presentPath(), presentStep, () => window.location.reload())
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [show, noteScroll])
  return (
    <Router location={step.location} navigationType={step.type} navigator={navigator}>
      {children}
    </Router>
  )
}
