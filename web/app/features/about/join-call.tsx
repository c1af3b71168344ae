import { Link } from 'react-router'

/** Where to go from the page. */
export function JoinCall() {
  return (
    <section className="bg-maroon-800 text-white print:hidden">
      <div className="container-page flex flex-col items-start justify-between gap-8 py-14 md:flex-row md:items-center md:py-16">
        <div className="max-w-xl">
          <h2 className="text-3xl md:text-4xl">Join Our Community</h2>
          <p className="mt-3 text-lg text-sand-200">
            Read what a law student learns in five years, or ask the office which course suits you.
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Link to="/courses/law" className="button-gold">
            Explore Law
          </Link>
          <Link
            to="/contact"
            className="inline-flex min-h-11 items-center justify-center rounded-md border border-white/50 px-5 py-2.5 font-semibold transition-colors duration-200 hover:bg-white/10"
          >
            Contact Us
          </Link>
        </div>
      </div>
    </section>
  )
}
