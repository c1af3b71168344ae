/**
 * Addresses of pages for what is no page: mails, calendars, feeds and forms of the server. By the names that pages have in their
 * own table, against which a test of it holds these and those that the contract writes elsewhere.
 */
export const pageAddresses = {
  account: '/account',
  contact: '/contact',
  event: (eventId: string) => `/event/${eventId}`,
  events: '/events',
  registrations: '/registrations',
  registration: (token: string) => `/registrations/${token}`,
  subscriptions: '/subscriptions',
  subscription: (token: string) => `/subscriptions/${token}`,
  verify: '/verify',
  certificate: (code: string) => `/verify/${code}`,
  login: '/login',
  signup: '/signup',
  'verify-email': '/verify-email',
  'forgot-password': '/forgot-password',
  'reset-password': (token: string) => `/reset-password/${token}`,
  'admin-login': '/adminlogin',
  'admin-forgot-password': '/adminlogin/forgot',
  'admin-reset-password': '/adminlogin/reset',
  'admin-invitation': '/adminlogin/invitation',
  'admin-check-in': '/checkin',
  admin: '/admin',
} as const
