import { beforeEach, expect, test } from 'vitest'
import { restoreEarlyInput } from './restore-early-input'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({}, '', '/')
})

const rendered = `<form>
  <input name="email" type="email"/><input name="password" type="password"/>
  <input name="isRemembered" type="checkbox"/><textarea name="message"></textarea>
</form>`

function aForm() {
  const part = document.createElement('div')
  part.innerHTML = rendered
  const control = <Control extends Element>(name: string) =>
    part.querySelector(`[name=${name}]`) as Control
  return {
    part,
    email: control<HTMLInputElement>('email'),
    password: control<HTMLInputElement>('password'),
    isRemembered: control<HTMLInputElement>('isRemembered'),
    message: control<HTMLTextAreaElement>('message'),
  }
}

/** As `islands/loader.ts` stores it. */
const stored = JSON.stringify({
  path: '/',
  fields: [
    ['email', 'meera@student.example'],
    ['isRemembered', 'on'],
    ['message', 'Two\nlines'],
  ],
})

test('text typed before a reload is restored once', () => {
  sessionStorage.setItem('typed-before', stored)
  const form = aForm()
  restoreEarlyInput(form.part)
  expect(form.email.value).toBe('meera@student.example')
  expect(form.isRemembered.checked).toBe(true)
  expect(form.message.value).toBe('Two\nlines')
  expect(form.password.value).toBe('')

  const later = aForm()
  restoreEarlyInput(later.part)
  expect(later.email.value).toBe('')
})

test('it is not restored on another page, and unreadable storage causes no error', () => {
  sessionStorage.setItem('typed-before', stored)
  history.pushState({}, '', '/another')
  const form = aForm()
  restoreEarlyInput(form.part)
  expect(form.email.value).toBe('')

  sessionStorage.setItem('typed-before', '{"path": 3')
  expect(() => restoreEarlyInput(form.part)).not.toThrow()
})
