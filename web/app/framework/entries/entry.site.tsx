import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bringAlertList } from '../../site/shell/alerts'
import { readDelivered } from '../delivery/delivered'
import { announceHydrating } from '../delivery/hydrate'
import { bringNext, bringPage, SitePages } from '../router/site-pages'
import { presentPath, SiteRouter } from '../router/site-router'
import { Root } from './root'
import '../../app.css'

async function hydrate() {
  const hasAlerts = document.querySelector('[data-alerts]') !== null
  const delivered = readDelivered()
  // The form's action URL isn't a page.
  if (delivered.rejectedForm) history.replaceState(null, '', delivered.rejectedForm.path)
  await Promise.all([bringPage(presentPath(), true), hasAlerts && bringAlertList()])
  const fillAnew = announceHydrating(document.body)
  window.addEventListener('taken-over', fillAnew, { once: true })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Root delivered={delivered}>
          <SiteRouter bring={bringNext}>
            <SitePages />
          </SiteRouter>
        </Root>
      </StrictMode>,
    )
  })
}

void hydrate() // without its scripts the page stays as it came
