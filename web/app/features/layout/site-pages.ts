/** The pages that the header and the footer lead to, in their order. */
export const sitePages = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
  { path: '/events', label: 'Events' },
  { path: '/our-team', label: 'Our Team' },
] as const
