import { useCollege } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { useOnline } from '#app/lib/use-online'
import { CheckInScreen } from '#app/panel/events/check-in/check-in-screen'
import { PanelLanguageSwitch } from '#app/panel/shell/panel-language-switch'

/** Not inside the panel: it is used on a phone at the door. */
export default function AdminCheckIn() {
  const college = useCollege()
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  return (
    <main data-admin className="min-h-dvh bg-tint px-4 py-5">
      <title>{`Check-in | ${college.name}`}</title>
      <div className="mx-auto grid w-full max-w-lg content-start gap-5">
        <div className="flex items-center justify-between gap-3">
          <p className="eyebrow text-gilt">Check-in</p>
          {/* The phone may have stored this language only. */}
          {isOnline && (
            <PanelLanguageSwitch className="inline-flex min-h-11 items-center font-semibold text-accent underline" />
          )}
        </div>
        <noscript>
          <p className="font-semibold text-danger-700">Check-in needs JavaScript.</p>
        </noscript>
        {isHydrated && <CheckInScreen />}
      </div>
    </main>
  )
}
