import type { TermsOfUse } from 'contract/content/terms'

export const startingTerms: TermsOfUse = {
  summary: 'What you agree to when you register and when you use this website, in plain words.',
  since: 'Nov 22, 2026',
  sections: [
    {
      _key: 'section-1',
      title: 'Your account',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'Accounts are for students of the college and people who want to become one. Your account is yours alone: the name, email, mobile number and photo in it must be your own and correct, and you keep them up to date.',
        },
        {
          _key: 'paragraph-2',
          text: 'Choose a password that is hard to guess and that you use nowhere else, and keep it to yourself. Nobody from the college will ever ask you for it or for a code. If somebody else may know it, change it on your account page, or set a new one with “Forgot password”: that signs out all other devices.',
        },
        {
          _key: 'paragraph-3',
          text: 'If you are under 18, a parent or lawful guardian agrees to these terms with you.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-2',
      title: 'What is not allowed',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'Do not register with somebody else’s address, name or photo, do not try to get into accounts or parts of the website that are not yours, and do not flood it with automated requests. Messages to the office are for questions to the college, not for advertising, threats or insults.',
        },
        {
          _key: 'paragraph-2',
          text: 'An account that breaks these terms can be suspended or deleted. Contact the office if you think that this was a mistake.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-3',
      title: 'What the college promises, and what it cannot',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'We take care of the texts on this website, but mistakes happen and dates change. For admission, fees and examinations, what counts is what the office gives you in writing and what the university publishes. An account is neither an application nor an admission.',
        },
        {
          _key: 'paragraph-2',
          text: 'The website may be unavailable at times, and parts of it may change or close. You can download your data and delete your account at any time.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-4',
      title: 'Texts and pictures',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'The texts and pictures of this website belong to {college} or to the people who provided them. You may read, print and share them; ask the office before you publish them elsewhere. Your own photo stays yours; it is shown on your account page only, though anyone who has its address can see it.',
        },
      ],
      points: [],
    },
    {
      _key: 'section-5',
      title: 'Changes, and the law',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'When these terms change, the day at the top of this page changes. If you do not agree with a change, you can delete your account.',
        },
        {
          _key: 'paragraph-2',
          text: 'The law of India applies. Disputes that cannot be settled otherwise go to the courts at {town}, where the college is.',
        },
      ],
      points: [],
    },
  ],
  ask: '{college} is responsible for this website. Write to the office, call it, or come by: {hours}, {address}.',
}
