import { type ErrorInfo, useEffect } from 'react'
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

/** Resolves once the island answers presses. What was typed before stays. */
export async function hydrateIsland(
  element: Element,
  island: Island<object>,
  onRecoverableError?: OnError,
): Promise<void> {
  const given: object = JSON.parse(element.getAttribute('props') ?? '{}')
  restoreEarlyInput(element)
  const restoreInput = announceHydrating(element)
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Hydrated island={island} given={given} onHydrated={resolve} />, {
      identifierPrefix: element.id,
      ...(onRecoverableError && { onRecoverableError }),
    })
  })
  restoreInput()
}
