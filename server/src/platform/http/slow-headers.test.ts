import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

function aSlowSender(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/events HTTP/1.1\r\nHost: college.test\r\nX-Slow: ')
  const dripping = setInterval(() => {
    if (socket.writable) socket.write('x')
  }, 500)
  onTestFinished(() => clearInterval(dripping))
  const closed = new Promise<string>((resolve) => {
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes
    })
    // The socket may be reset or closed.
    socket.on('error', () => undefined).on('close', () => resolve(received))
  })
  return { socket, closed }
}

test('S66: clients that never finish their headers are cut off, and others don’t notice', async () => {
  const { app } = await testApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const senders = Array.from({ length: 100 }, () => aSlowSender(Number(new URL(url).port)))
  const isOver = Promise.all(senders.map(({ closed }) => closed))
  const isSlowLeft = () => senders.some(({ socket }) => !socket.closed)

  let answeredMeanwhile = 0
  while (isSlowLeft()) {
    expect((await fetch(`${url}/api/events`)).status).toBe(200)
    if (isSlowLeft()) answeredMeanwhile++
    await Promise.race([isOver, sleep(100)])
  }

  expect(answeredMeanwhile).toBeGreaterThan(0)
  for (const received of await isOver) expect(received).toMatch(/^(HTTP\/1.1 408 |$)/)
})
