import { afterEach, expect, test } from 'vitest'
import { restoreEarlyInput, saveEarlyInput } from './restore-early-input'

afterEach(() => sessionStorage.clear())

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

function type() {
  const form = aForm()
  form.email.value = 'meera@student.example'
  form.password.value = 'a secret'
  form.isRemembered.checked = true
  form.message.value = 'Two\nlines'
  saveEarlyInput(form.part)
}

test('what was typed stands in the form again once, and no password is kept', () => {
  type()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret')

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

test('another page does not get it, and a text of somebody else in its place is no fault', () => {
  type()
  history.pushState({}, '', '/another')
  const form = aForm()
  restoreEarlyInput(form.part)
  expect(form.email.value).toBe('')

  sessionStorage.setItem('typed-before', '{"path": 3')
  expect(() => restoreEarlyInput(form.part)).not.toThrow()
})
