import { useCollege } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { CheckInScreen } from '#app/panel/events/check-in/check-in-screen'

/** Not inside the panel: it is used on a phone at the door. */
export default function AdminCheckIn() {
  const college = useCollege()
  const isHydrated = useHydrated()
  return (
    <main data-admin className="min-h-dvh bg-tint px-4 py-5">
      <title>{`Check-in | ${college.name}`}</title>
      <div className="mx-auto grid w-full max-w-lg content-start gap-5">
        <p className="eyebrow text-gilt">Check-in</p>
        <noscript>
          <p className="font-semibold text-danger-700">Check-in needs JavaScript.</p>
        </noscript>
        {isHydrated && <CheckInScreen />}
      </div>
    </main>
  )
}
