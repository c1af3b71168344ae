import { Link } from 'react-router'

/** Where to find whoever is not on this page. */
export function TeamCall() {
  return (
    <section className="bg-maroon-800 text-white print:hidden">
      <div className="container-page flex flex-col items-start justify-between gap-8 py-14 md:flex-row md:items-center md:py-16">
        <div className="max-w-xl">
          <h2 className="text-3xl md:text-4xl">Looking for a teacher?</h2>
          <p className="mt-3 text-lg text-sand-200">
            Every course has its faculty on its own page. The heads of departments and the college
            office are on the contact page.
          </p>
        </div>
        <Link to="/contact" className="button-gold shrink-0">
          Contact Us
        </Link>
      </div>
    </section>
  )
}
