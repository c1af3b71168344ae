import { college } from 'college/facts'

/** The top of the page. */
export function ContactBanner() {
  return (
    <header className="bg-maroon-950 text-white print:bg-transparent print:text-black">
      <div className="container-page py-14 md:py-20">
        <p className="eyebrow text-gold-300">{college.name}</p>
        <h1 className="mt-3 text-4xl md:text-6xl">Contact Us</h1>
        <p className="mt-5 max-w-2xl text-lg text-sand-200 md:text-xl">
          Ask about admission, courses, fees or a visit to the campus. The office reads every
          message and answers by email or phone.
        </p>
      </div>
    </header>
  )
}
