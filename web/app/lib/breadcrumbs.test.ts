import { expect, test } from 'vitest'
import { breadcrumbData } from './breadcrumbs'

test('breadcrumbs lead from the home page to the page, with full addresses', () => {
  const crumbs = [
    { name: 'Events', path: '/events' },
    { name: 'Sports Day', path: '/event/1' },
  ]

  expect(breadcrumbData('https://college.test', crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://college.test/' },
      { '@type': 'ListItem', position: 2, name: 'Events', item: 'https://college.test/events' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Sports Day',
        item: 'https://college.test/event/1',
      },
    ],
  })
})
