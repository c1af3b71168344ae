import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StaticRouter } from 'react-router'
import { showNotice } from '../../lib/show-notice'
import { readDelivered } from '../delivery/delivered'
import { announceHydrating } from '../delivery/hydrate'
import { bringPage, SitePages } from '../router/site-pages'
import { Root } from './root'
import '../../app.css'

/** The server treats repeated slashes as one. */
const presentPath = () => window.location.pathname.replace(/\/{2,}/g, '/')

async function hydrate() {
  const delivered = readDelivered()
  // The form's action URL isn't a page.
  if (delivered.rejectedForm) history.replaceState(null, '', delivered.rejectedForm.path)
  await bringPage(presentPath(), true)
  const fillAnew = announceHydrating(document.body)
  window.addEventListener('taken-over', fillAnew, { once: true })
  window.addEventListener('taken-over', showNotice, { once: true })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Root delivered={delivered}>
          <StaticRouter location={presentPath() + window.location.search}>
            <SitePages />
          </StaticRouter>
        </Root>
      </StrictMode>,
    )
  })
}

void hydrate() // without its scripts the page stays as it came
