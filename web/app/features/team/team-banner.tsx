import { college } from 'college/facts'

/** The top of the page. */
export function TeamBanner() {
  return (
    <header className="bg-maroon-950 text-white print:bg-transparent print:text-black">
      <div className="container-page py-14 md:py-20">
        <p className="eyebrow text-gold-300">{college.name}</p>
        <h1 className="mt-3 text-4xl md:text-6xl">Meet Our Team</h1>
        <p className="mt-5 max-w-2xl text-lg text-balance text-sand-200 md:text-xl">
          The people who lead the college and look after its daily work, and how to reach them.
        </p>
      </div>
    </header>
  )
}
