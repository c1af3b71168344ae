import { Suspense, useState } from 'react'
import { SkipLink } from '#app/ui/skip-link'
import { FactorNotice } from './accounts/factor-notice'
import { LogoutDialog } from './accounts/logout-dialog'
import { useAdminLogoutForm } from './accounts/use-logout'
import { homeOf } from './location-header'
import { PanelHeader } from './panel-header'
import { AlertSign } from './shell/alert-sign'
import { LeaveDialog } from './shell/leave-dialog'
import { focusMainButton } from './shell/main-button'
import { MessageArea } from './shell/message-area'
import { useFetchFailures } from './shell/use-fetch-failures'
import { useRightsCheck, useSessionEnd } from './shell/use-session-end'
import { useShortcut } from './shell/use-shortcut'
import { PanelContext } from './shell/use-typed-state'
import { Drawer, Sidebar } from './sidebar'
import { SidebarEntries } from './sidebar-entries'
import { useEditedPage } from './use-edited-page'
import { usePanel } from './use-panel'
import { useWaitingCounts } from './use-waiting-counts'
import { viewOf } from './views'

export function Shell() {
  const { panel, place, messages, unsaved, saveDraftAndEnd } = usePanel()
  const logout = useAdminLogoutForm(panel, unsaved.drop)
  useSessionEnd((error) => {
    // Logging out shows its own message and leads elsewhere.
    if (!logout.isBusy) saveDraftAndEnd(error)
  })
  useRightsCheck()
  useEditedPage(panel)
  useShortcut('Enter', focusMainButton)
  const fetchFailures = useFetchFailures()
  const waiting = useWaitingCounts(place.visit)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const View = viewOf(place.view).component
  const entries = (
    <SidebarEntries
      view={homeOf(place)}
      waiting={waiting}
      isLoggingOut={logout.isBusy}
      onOpen={(view) => {
        setDrawerOpen(false)
        panel.open(view)
      }}
      onLogout={() => {
        setDrawerOpen(false)
        logout.ask()
      }}
    />
  )
  return (
    <div data-admin className="flex min-h-dvh bg-tint">
      <SkipLink />
      <Sidebar>{entries}</Sidebar>
      {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)}>{entries}</Drawer>}
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <PanelHeader place={place} panel={panel} onMenu={() => setDrawerOpen(true)} />
        <div className="mx-auto grid w-full max-w-[88rem] content-start gap-6 px-4 py-6 sm:px-6 lg:px-8">
          <MessageArea banners={[...fetchFailures, ...messages.banners]} />
          <FactorNotice panel={panel} />
          <AlertSign panel={panel} />
          {/* Inert: after the logout nothing can be saved. */}
          <div inert={logout.isBusy} className="min-w-0">
            <Suspense fallback={<p role="status">Loading...</p>}>
              <PanelContext value={panel}>
                <View key={place.visit} panel={panel} />
              </PanelContext>
            </Suspense>
          </div>
        </div>
      </main>
      {logout.isConfirming && (
        <LogoutDialog
          isUnsaved={unsaved.isUnsaved()}
          onCancel={logout.cancel}
          onConfirm={logout.confirm}
        />
      )}
      {unsaved.isConfirming && <LeaveDialog onStay={unsaved.stay} onLeave={unsaved.leave} />}
    </div>
  )
}
