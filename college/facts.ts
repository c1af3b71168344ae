/** Who the college is. Another college changes this folder and nothing else. */
export const college = {
  name: 'Aranya Degree College',
  shortName: 'Aranya',
  tagline: 'Learning rooted in place since 1995',
  description:
    'A non-profit degree college near the National Capital Region, founded in 1995. It teaches arts, science, commerce, management, computing, education and law.',
  established: 1995,
  affiliation: 'Affiliated to the State University',
  timeZone: 'Asia/Kolkata',
  locale: 'en-US',
  currency: 'INR',
  address: {
    lines: ['Aranya Nagar, Canal Road', 'Ghaziabad, Uttar Pradesh 201399', 'India'],
    street: 'Aranya Nagar, Canal Road',
    locality: 'Ghaziabad',
    region: 'Uttar Pradesh',
    postalCode: '201399',
    country: 'IN',
  },
  // A number that cannot be dialled and a reserved domain, so that the placeholder reaches nobody.
  phone: '+91 120 000 1995',
  /** Of the country, for numbers that were written down without it. */
  callingCode: '91',
  email: 'office@aranya-college.example',
  /** Shown inside the page when a visitor asks for it, and opened in a tab of its own. */
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.40%2C28.63%2C77.47%2C28.69&layer=mapnik&marker=28.66%2C77.435',
    linkUrl: 'https://www.openstreetmap.org/?mlat=28.66&mlon=77.435#map=14/28.66/77.435',
    name: 'OpenStreetMap',
  },
  officeHours: 'Monday to Saturday, 9:00 AM – 4:00 PM',
} as const
