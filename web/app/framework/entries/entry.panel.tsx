import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onReturn } from '../../lib/on-return'
import { mayBeSignedIn } from '../../lib/signed-in-here'
import { readDelivered } from '../delivery/delivered'
import { announceHydrating } from '../delivery/hydrate'
import { panelRoutes } from '../router/panel-pages'
import { Root } from './root'
import '../../panel/panel.css'

async function hydrate() {
  const router = createBrowserRouter(await panelRoutes(window.location.pathname))
  const fillAnew = announceHydrating(document.body)
  window.addEventListener('taken-over', fillAnew, { once: true })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Root delivered={readDelivered()}>
          <RouterProvider router={router} />
        </Root>
      </StrictMode>,
    )
  })
}

// After a logout, here or in another tab, the Back button must show nothing.
onReturn(() => {
  if (!mayBeSignedIn()) window.location.reload()
})

void hydrate() // without its scripts the page stays as rendered
