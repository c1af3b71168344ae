import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { codeReader, type ReadCode } from './camera-codes'

const failures = ['refused', 'missing', 'no reader'] as const
type Failure = (typeof failures)[number]
export type CameraStatus = 'off' | 'starting' | 'on' | Failure

const isFailure = (state: CameraStatus) => failures.some((failure) => failure === state)

const pauseMilliseconds = 120
/** A code counts again after being out of sight for this long. */
const awayMilliseconds = 2500

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const openCamera = async () =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })

const failureOf = (error: unknown): Failure =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing'

type CameraCallbacks = { onCode: (text: string) => void; onFailure: () => void }

/** Reports each code once while it stays in sight. A failure stays visible until the next attempt. */
export function useCamera(isOn: boolean, { onCode, onFailure }: CameraCallbacks) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraStatus>('off')
  const notify = useEffectEvent(onCode)
  const reportFailure = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let timer: number | undefined
    let isOver = false
    let last = { text: '', at: 0 }

    async function look(read: ReadCode) {
      const element = video.current
      const text = element ? await read(element) : undefined
      if (isOver) return
      const now = Date.now()
      const isNew = text !== undefined && (text !== last.text || now - last.at > awayMilliseconds)
      if (text !== undefined) last = { text, at: now }
      if (isNew) notify(text)
      timer = window.setTimeout(() => void look(read), pauseMilliseconds)
    }

    function fail(why: Failure) {
      if (isOver) return
      setState(why)
      reportFailure()
    }

    async function start() {
      setState('starting')
      const read = await codeReader().catch(() => undefined)
      if (!read) return fail('no reader')
      try {
        stream = await openCamera()
      } catch (error) {
        return fail(failureOf(error))
      }
      const element = video.current
      if (isOver || !element) return stop(stream)
      element.srcObject = stream
      await element.play().catch(() => undefined)
      if (isOver) return
      setState('on')
      await look(read)
    }

    void start()
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stop(stream)
      setState((last) => (isFailure(last) ? last : 'off'))
    }
  }, [isOn])
  return { video, state }
}
