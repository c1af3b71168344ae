import { patternOf } from 'college/patterns'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { EventPicture } from './event-picture'

const drawing = () => document.querySelector('pattern path')?.getAttribute('d')

test('an event without a picture shows its day over the pattern of its department', () => {
  const event = anEvent({ image: '', department: 'BCA', date: '2026-11-22T04:30:00.000Z' })
  renderPart(<EventPicture event={event} sizes="100vw" />)

  expect(document.querySelector('.event-day')?.textContent).toBe('22Nov')
  expect(drawing()).toBe(patternOf('b.c.a.'))
  expect(drawing()).not.toBe(patternOf())
})

test('an event without a readable date shows the pattern only', () => {
  renderPart(<EventPicture event={anEvent({ image: '', date: 'soon' })} sizes="100vw" />)

  expect(document.querySelector('.event-day')).toBeNull()
  expect(drawing()).toBe(patternOf())
})
