import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { renderAllIn } from '../../lib/languages/page-language'
import { onReturn } from '../../lib/on-return'
import { mayBeSignedIn } from '../../lib/signed-in-here'
import { splitLanguage } from '../addresses/language-prefix'
import { readDelivered } from '../delivery/delivered'
import { announceHydrating } from '../delivery/hydrate'
import { panelRoutes } from '../router/panel-pages'
import { loadPanelLanguage } from './load-panel-language'
import { Root } from './root'
import '../../panel/panel.css'

async function hydrate() {
  const { pathname } = window.location
  renderAllIn(await loadPanelLanguage(splitLanguage(pathname).language))
  const router = createBrowserRouter(await panelRoutes(pathname))
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
