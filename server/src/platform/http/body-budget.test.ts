import { type AddressInfo, connect } from 'node:net'
import { pageAddresses } from 'contract/platform/page-addresses'
import { photoBytes } from 'contract/platform/pictures'
import { jpegOf } from 'testing/a-picture.ts'
import { aStudent } from 'testing/a-student.ts'
import { expect, onTestFinished, test } from 'vitest'
import { filePart, rawForm, textPart } from '../../../test/raw-form.ts'
import { loginWith, studentCookie } from '../../../test/student-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { longFormBytes } from './plain-forms.ts'

const url = '/api/account'

async function aSite() {
  const { app, db, deps } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const students = []
  for (const name of ['asha', 'binod']) {
    const { email } = await aStudent(db, { name, email: `${name}@college.test` })
    students.push({ email, cookie: await studentCookie(app, email) })
  }
  const [asha, binod] = students
  const stall = (head: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString()))
      socket.once('error', () => resolve(''))
    })
    socket.write(`${head}\r\nhost: college.test\r\n\r\n`)
    return { socket, answered }
  }
  const stallUpload = (cookie = '') =>
    stall(
      `PUT ${url} HTTP/1.1\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${photoBytes}`,
    )
  const fields = [textPart('fullName', 'Asha'), textPart('mobileNumber', '+91 98000 00000')]
  const photo = rawForm([...fields, filePart('profilePhoto', await jpegOf('#5c1021'))])
  return {
    stall,
    stallUpload,
    fields,
    asha,
    binod,
    held: () => deps.bodies.held('large') + deps.bodies.held('small'),
    send: (cookie = '', form = photo) =>
      app.inject({ method: 'PUT', url, ...form, headers: { ...form.headers, cookie } }),
    signIn: (email = '') => loginWith(app, { email, password: 'wrong one' }),
  }
}

test('unfinished uploads of one account are rejected beyond its share, and nobody else’s are', async () => {
  const { stallUpload, asha, binod, held, send, signIn } = await aSite()
  const begun = Array.from({ length: 40 }, () => stallUpload(asha?.cookie))
  const rejected = await Promise.race(begun.map(({ answered }) => answered))

  expect(rejected).toMatch(/^HTTP\/1\.1 503 /)
  expect(rejected).toMatch(/^retry-after: 5\r$/im)
  await expect.poll(held).toBe(16 * photoBytes)
  expect((await send(asha?.cookie)).statusCode).toBe(200)
  expect((await send(binod?.cookie)).statusCode).toBe(200)
  expect((await signIn(asha?.email)).statusCode).toBe(401)

  for (const { socket } of begun) socket.destroy()
  await expect.poll(held).toBe(0)
})

test('the bytes reserved by an upload are free after its response, whatever that is', async () => {
  const { asha, fields, held, send } = await aSite()
  expect((await send(asha?.cookie)).statusCode).toBe(200)
  const noPicture = rawForm([...fields, filePart('profilePhoto', Buffer.from('no picture'))])
  expect((await send(asha?.cookie, noPicture)).statusCode).toBe(415)
  const wrongField = rawForm([...fields, filePart('other', Buffer.from('no picture'))])
  expect((await send(asha?.cookie, wrongField)).statusCode).toBe(400)

  await expect.poll(held).toBe(0)
})

test('as many bytes are reserved for a form as it may have', async () => {
  const { stall, held } = await aSite()
  const bytes = 200 * 1024
  const head = `POST ${pageAddresses.contact} HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded`

  stall(`${head}\r\ncontent-length: ${bytes}`)
  await expect.poll(held).toBe(bytes)
  stall(`${head}\r\ntransfer-encoding: chunked`)

  await expect.poll(held).toBe(bytes + longFormBytes)
})
