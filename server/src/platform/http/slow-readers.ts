import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lookMilliseconds = 5_000
/**
 * Somebody in a tunnel takes nothing for a while; and Linux tells that some was taken when a third of a send buffer of up
 * to four megabytes is free, which takes a slow phone two minutes.
 */
const pauseMilliseconds = 120_000
/** A fifth of what the slowest phones manage. */
const leastBytesPerSecond = 2_000

type Progress = { taken: number; at: number }

/**
 * Cuts off who does not take an answer: what waits to be sent must go at two kilobytes a second, after two minutes in
 * which nothing need be taken. Only what the system's own buffers do not hold is seen, so that no finished answer waits here.
 */
export function limitReadingTime(server: Server): void {
  const open = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    open.set(socket, { taken: 0, at: performance.now() })
    socket.once('close', () => open.delete(socket))
  })

  const look = () => {
    const now = performance.now()
    for (const [socket, progress] of open) {
      const waiting = socket.writableLength
      const taken = socket.bytesWritten - waiting
      const allowed = pauseMilliseconds + (waiting / leastBytesPerSecond) * 1000
      if (waiting === 0 || taken !== progress.taken) open.set(socket, { taken, at: now })
      else if (now - progress.at > allowed) socket.destroy()
    }
  }
  const timer = setInterval(look, lookMilliseconds).unref()
  server.once('close', () => clearInterval(timer))
}
