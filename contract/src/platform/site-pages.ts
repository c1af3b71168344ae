/** Titles and descriptions of pages that show other content or a form. Search finds these pages by them. */
export const sitePages = {
  notices: {
    title: 'Notices',
    about: 'Announcements, results and timetables for students and families.',
  },
  disclosure: {
    title: 'Public disclosure',
    about: 'Information that UGC and other regulations ask us to publish.',
  },
  subscriptions: {
    title: 'Notices by email',
    about:
      'Get results, timetables and holidays by email. We use your address for nothing else, and every email has an unsubscribe link.',
  },
  verify: {
    title: 'Check a certificate',
    about: 'Check that the college issued a certificate of attendance.',
  },
  login: {
    title: 'Student Login',
    about: 'Welcome back. Sign in with the email you registered with.',
  },
  signup: {
    title: 'Create your account',
    about: 'Use your student email. We’ll send a code to check that it’s yours.',
  },
  'forgot-password': {
    title: 'Forgot password',
    about: 'Enter your account’s email and we’ll send you a link to reset your password.',
  },
} as const
