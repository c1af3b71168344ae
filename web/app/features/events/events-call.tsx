import { Link } from 'react-router'

/** Where to go from the page of events. */
export function EventsCall() {
  return (
    <section className="bg-maroon-800 text-white print:hidden">
      <div className="container-page flex flex-col items-start justify-between gap-8 py-14 md:flex-row md:items-center md:py-16">
        <div className="max-w-xl">
          <h2 className="text-3xl md:text-4xl">Have a question about an event?</h2>
          <p className="mt-3 text-lg text-sand-200">
            Write to the college office to take part, to volunteer or to propose an event of your
            own.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/contact" className="button-gold">
            Contact Us
          </Link>
          <a
            href="/"
            className="inline-flex min-h-11 items-center justify-center rounded-md border border-white/50 px-5 py-2.5 font-semibold transition-colors duration-200 hover:bg-white/10"
          >
            Back to Home
          </a>
        </div>
      </div>
    </section>
  )
}
