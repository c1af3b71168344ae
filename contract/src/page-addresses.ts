/**
 * Addresses of pages for what is no page: mails, calendars, feeds and forms of the server. By the names that pages have in their
 * own table, against which a test of it holds these and those that the contract writes elsewhere.
 */
export const pageAddresses = {
  event: (eventId: string) => `/event/${eventId}`,
  events: '/events',
  registrations: '/registrations',
  registration: (token: string) => `/registrations/${token}`,
  subscriptions: '/subscriptions',
  subscription: (token: string) => `/subscriptions/${token}`,
  verify: '/verify',
  certificate: (code: string) => `/verify/${code}`,
  'reset-password': (token: string) => `/reset-password/${token}`,
  'admin-login': '/adminlogin',
  'admin-reset-password': '/adminlogin/reset',
  'admin-invitation': '/adminlogin/invitation',
} as const
