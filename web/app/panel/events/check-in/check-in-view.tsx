import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'
import { Card } from '../../shell/card'

/** A page of its own, so that it can work offline. */
export const CheckInView = () => (
  <Card
    title="Check-in"
    lead="Open this page on the phone you’ll scan tickets with, while you’re online. It then works offline for hours."
    className="max-w-2xl p-5 sm:p-6"
  >
    <ol className="mt-4 grid list-decimal gap-2 pl-6 text-ink-soft">
      <li>Sign in on the phone, open the page and choose the event.</li>
      <li>Wait until the page says that it works offline.</li>
      <li>Scan tickets, or enter a code or name. You can use several phones at once.</li>
      <li>When you’re done, choose “Finish on this phone” to remove the guest list from it.</li>
    </ol>
    <p className="mt-5">
      <Link to={pathOf('admin-check-in')} className="button-primary">
        Open check-in
      </Link>
    </p>
  </Card>
)
