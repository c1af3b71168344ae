import { course } from 'contract/content/courses'
import { home } from 'contract/content/home'
import { menus } from 'contract/content/menus'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import { expect, test } from 'vitest'
import { fileIn, itemName, numberedName } from './form-data'
import { onlyTextField, pastedItems } from './pasted-items'

test('each line becomes an item, without its number or bullet', () => {
  const text = '1. Programming in C\r\n2) Data Structures\r\n\r\n• Networks\r\n- Web'
  expect(pastedItems('line', text)).toEqual([
    'Programming in C',
    'Data Structures',
    'Networks',
    'Web',
  ])
  expect(pastedItems('line', '2026 admissions')).toEqual(['2026 admissions'])
})

test('of longer texts, sentences and paragraphs become items, and wrapped lines do not', () => {
  expect(pastedItems('text', 'Fill in the form.\nPay the fee.')).toHaveLength(2)
  expect(pastedItems('text', 'Fill in the\nform and pay.')).toHaveLength(1)
  expect(pastedItems('text', 'Fill in the\nform.\n \nPay\nthe fee.')).toEqual([
    'Fill in the\nform.',
    'Pay\nthe fee.',
  ])
})

test('only lists of single texts take lines', () => {
  const { subjects, steps, dates, gallery } = course.fields
  expect(onlyTextField(subjects.items.fields)).toEqual({ name: 'name', kind: 'line' })
  expect(onlyTextField(steps.items.fields)).toEqual({ name: 'text', kind: 'text' })
  for (const { items } of [dates, gallery]) expect(onlyTextField(items.fields)).toBeUndefined()
})

test('an item is named by its text, by what is chosen, or by its place', () => {
  const { subjects, gallery } = course.fields
  expect(itemName(subjects.items.fields, { name: ' Networks ' })).toBe('Networks')
  expect(numberedName(subjects.items.fields, 2)).toBe('Subject 3')
  const [option] = home.fields.sections.items.fields.section.options
  expect(itemName(home.fields.sections.items.fields, { section: option?.value })).toBe(
    option?.label,
  )
  // A new entry of the menu has a choice, but no text yet.
  expect(itemName(menus.fields.menu.items.fields, { label: '', courses: 'none' })).toBe('')
  // The id of a picture says nothing.
  expect(itemName(gallery.items.fields, { picture: 'course-bca' })).toBe('')
  expect(fileIn(gallery.items.fields, { picture: 'course-bca' })).toBe('course-bca')
  expect(
    itemName({ body: { ...course.fields.summary, prose: { parts: [] } } }, { body: emptyRichText }),
  ).toBe('')
})
