import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onReturn } from '../../lib/on-return'
import { mayBeSignedIn } from '../../lib/signed-in-here'
import { readDelivered } from '../delivery/delivered'
import { announceTakingOver } from '../delivery/hydrate'
import { panelRoutes } from '../router/panel-pages'
import { Root } from './root'

/** What came with the document has to be there before React takes it over. */
async function takeOver() {
  const router = createBrowserRouter(await panelRoutes(window.location.pathname))
  const fillAnew = announceTakingOver(document.body)
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

// Who logged out, here or in another tab, leaves nothing to read behind the button that leads back.
onReturn(() => {
  if (!mayBeSignedIn()) window.location.reload()
})

void takeOver() // without its scripts the page stays as it came
