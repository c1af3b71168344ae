import { college } from 'college/facts'

/** What is left to say when a page could not be drawn at all. */
export function ErrorScreen() {
  return (
    <main className="container-page grid min-h-svh place-content-center gap-4 py-20 text-center">
      <title>{`Something went wrong | ${college.name}`}</title>
      <p className="eyebrow text-gilt">{college.name}</p>
      <h1 className="text-4xl text-accent">Oops! Something went wrong</h1>
      <p className="text-ink-soft">The page could not be shown. Please try again in a moment.</p>
      <p>
        <a className="button-primary" href="/events">
          Go to events
        </a>
      </p>
    </main>
  )
}
