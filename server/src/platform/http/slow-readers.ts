import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const pollMilliseconds = 5_000
/**
 * Phones in a tunnel pause, and Linux only reports progress once a third of a send buffer of up to 4 MB is free, which takes a
 * slow phone two minutes.
 */
const pauseMilliseconds = 120_000
/** A fifth of what the slowest phones manage. */
const leastBytesPerSecond = 2_000

type Progress = { taken: number; at: number }

/**
 * Cuts off slow readers: after two minutes' grace, at least 2 kB/s. Only sees data beyond the system's buffers, so finished
 * responses are never affected.
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
  const timer = setInterval(look, pollMilliseconds).unref()
  server.once('close', () => clearInterval(timer))
}
