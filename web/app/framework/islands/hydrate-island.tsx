import { type ErrorInfo, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { announceHydrating } from '../delivery/hydrate'
import { restoreEarlyInput } from '../delivery/restore-early-input'
import type { Island } from './island'

type Props = { island: Island<object>; given: object; onHydrated: () => void }

function Hydrated({ island: { View }, given, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated])
  return <View {...given} />
}

type OnError = (error: unknown, info: ErrorInfo) => void

/** Resolves once the island responds to clicks. Typed input is kept. */
export async function hydrateIsland(
  element: Element,
  island: Island<object>,
  onRecoverableError?: OnError,
): Promise<void> {
  const given: object = JSON.parse(element.getAttribute('props') ?? '{}')
  restoreEarlyInput(element)
  const restoreInput = announceHydrating(element)
  const { innerHTML } = element
  await new Promise<void>((resolve, reject) => {
    const options = {
      identifierPrefix: element.id,
      // An island that fails stays as rendered, and the rest of the page works.
      onUncaughtError: (error: unknown) => {
        element.innerHTML = innerHTML
        reportError(error)
        reject(error)
      },
      ...(onRecoverableError && { onRecoverableError }),
    }
    const view = <Hydrated island={island} given={given} onHydrated={resolve} />
    // At once: in the next moment a translator may have changed the texts again.
    flushSync(() => {
      hydrateRoot(element, view, options)
    })
  })
  restoreInput()
}
