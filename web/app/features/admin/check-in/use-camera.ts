import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { codeReader } from './camera-codes'

export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing'

const pauseMilliseconds = 120
/** A code counts again when it was out of sight for so long. */
const awayMilliseconds = 2500

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Shows what the back camera sees while it `isOn`, and tells each code once for as long as it stays in sight. */
export function useCamera(isOn: boolean, onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let timer: number | undefined
    let isOver = false
    let last = { text: '', at: 0 }

    async function look(read: Awaited<ReturnType<typeof codeReader>>) {
      const element = video.current
      const text = element ? await read(element) : undefined
      if (isOver) return
      const now = Date.now()
      const isNew = text !== undefined && (text !== last.text || now - last.at > awayMilliseconds)
      if (text !== undefined) last = { text, at: now }
      if (isNew) tell(text)
      timer = window.setTimeout(() => void look(read), pauseMilliseconds)
    }

    async function start() {
      setState('starting')
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        })
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isOver) setState(isRefused ? 'refused' : 'missing')
        return
      }
      const element = video.current
      if (isOver || !element) return stop(stream)
      element.srcObject = stream
      await element.play().catch(() => undefined)
      setState('on')
      await look(await codeReader())
    }

    if ('mediaDevices' in navigator) void start()
    else setState('missing')
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stop(stream)
      setState('off')
    }
  }, [isOn])
  return { video, state }
}
