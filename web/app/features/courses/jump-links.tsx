const places = [
  { id: 'about', label: 'Description' },
  { id: 'subjects', label: 'Subjects' },
  { id: 'careers', label: 'Career' },
  { id: 'facilities', label: 'Facilities' },
  { id: 'faculty', label: 'Faculty' },
  { id: 'apply', label: 'Apply' },
]

/** Leads to the parts of the page of a course, which is long on a phone. */
export function JumpLinks() {
  return (
    <nav aria-label="On this page" className="border-b border-line bg-card print:hidden">
      <ul className="container-page grid grid-cols-3 py-1 sm:flex sm:flex-wrap sm:gap-x-8">
        {places.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent decoration-gold-500 underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
