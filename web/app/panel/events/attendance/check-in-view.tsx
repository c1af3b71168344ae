import { pathOf } from '#app/framework/addresses/path-of'
import { Link } from '#app/ui/link'
import { Card } from '../../shell/card'

/** Leads to the page for phones, which stands by itself so that it works without a network. */
export const CheckInView = () => (
  <Card
    title="At the door"
    lead="Open this page on the phone that scans the tickets, while there is a network: then it works without one for hours."
    className="max-w-2xl p-5 sm:p-6"
  >
    <ol className="mt-4 grid list-decimal gap-2 pl-6 text-ink-soft">
      <li>Sign in on the phone, open the page and choose the event.</li>
      <li>Wait until it says that it works without a network.</li>
      <li>Scan tickets, or type their codes or names. Several phones can do so at once.</li>
      <li>Afterwards choose “Finish on this phone”: it removes the list of names.</li>
    </ol>
    <p className="mt-5">
      <Link to={pathOf('admin-check-in')} className="button-primary">
        Open check-in
      </Link>
    </p>
  </Card>
)
