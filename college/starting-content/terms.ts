import type { Terms } from 'contract/content/terms'

export const terms: Terms = {
  summary: 'What you agree to when you register and when you use this website, in plain words.',
  since: 'Nov 22, 2026',
  sections: [
    {
      _key: 'section-1',
      title: 'Your account',
      paragraphs: [
        {
          _key: 'paragraph-1',
          text: 'An account is for a student of the college or somebody who wants to become one. It is yours alone: the name, email, mobile number and photo in it are your own and true, and you keep them so.',
        },
        {
          _key: 'paragraph-2',
          text: 'Choose a password that others do not guess and that you use nowhere else, and keep it to yourself. Nobody from the college will ever ask you for it or for a code. If somebody else may know it, change it on your account page, or set a new one by "Forgot password": that signs out all other devices.',
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
          text: 'Do not register with an address, a name or a photo of somebody else, do not try to get into accounts or parts of the website that are not yours, and do not burden it by machines. Messages to the office are for questions to the college, without advertising, threats or insults.',
        },
        {
          _key: 'paragraph-2',
          text: 'An account that is used against these terms can be shut or removed. Ask the office if you think that this was wrong.',
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
          text: 'The texts of this website are kept with care, but mistakes happen and dates move. What counts for admission, fees and examinations is what the office gives you in writing and what the university publishes. An account is no application and no admission.',
        },
        {
          _key: 'paragraph-2',
          text: 'The website may be away for some time, and parts of it may change or end. You can delete your account at any time and take your data along.',
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
          text: 'The texts and pictures of this website belong to {college} or to those who gave them. You may read, print and share them; ask the office before you publish them elsewhere. Your own photo stays yours, and the website shows it to you only.',
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
          text: 'The law of India applies. Courts at the place of the college, {town}, decide what cannot be settled otherwise.',
        },
      ],
      points: [],
    },
  ],
  ask: '{college} answers for this website. Write to the office, call it, or come by: {hours}, {address}.',
}
