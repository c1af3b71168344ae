import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

type PreviewFrameProps = {
  path: string
  title: string
  /** In CSS pixels of the simulated screen. */
  width: number
}

/** Scaled down to fit. Links are removed, so it can only be looked at. */
export function PreviewFrame({ path, title, width }: PreviewFrameProps) {
  const { box, room } = useRoom()
  const scrolled = useRef(0)
  const scale = room ? Math.min(1, room.width / width) : 1
  const height = room && room.height / scale
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    for (const link of [...(page?.links ?? [])]) link.removeAttribute('href')
    const top = scrolled.current
    if (top > 0) page?.defaultView?.scrollTo({ top, behavior: 'instant' })
  }
  return (
    <div ref={box} className="h-[min(44rem,60dvh)] overflow-hidden rounded-md bg-well">
      <div className="mx-auto h-full overflow-hidden" style={{ width: width * scale }}>
        {/* A new frame per page: another URL in the same frame would be a step for Back. Nothing in it runs. */}
        <iframe
          key={path}
          ref={(frame) => () => {
            scrolled.current = frame?.contentDocument?.defaultView?.scrollY ?? 0
          }}
          src={path}
          title={title}
          sandbox="allow-same-origin"
          onLoad={handleLoad}
          className="origin-top-left bg-white"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

function useRoom() {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, room }
}
