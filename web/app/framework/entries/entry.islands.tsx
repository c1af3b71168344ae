import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceHydrating } from '../delivery/hydrate'
import { restoreEarlyInput } from '../delivery/restore-early-input'
import type { Island } from '../islands/island'
import '../../app.css'

const files = import.meta.glob<Island<object>>('../../**/*.island.tsx', { import: 'default' })

function Hydrated({ island: { View }, props, onHydrated }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return <View {...props} />
}

type HydratedProps = { island: Island<object>; props: object; onHydrated: () => void }

export { showNotice } from '#app/lib/show-notice'

/** Called by `loader.ts`. Resolves once the island answers presses. */
export async function mount(element: Element): Promise<void> {
  const island = await files[`../../${element.getAttribute('source')}`]?.()
  if (!island) throw new Error('This release has no such island')
  const props: object = JSON.parse(element.getAttribute('props') ?? '{}')
  restoreEarlyInput(element)
  const restoreInput = announceHydrating(element)
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Hydrated island={island} props={props} onHydrated={resolve} />, {
      identifierPrefix: element.id,
    })
  })
  restoreInput()
}
