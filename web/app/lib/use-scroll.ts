import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router'
import { readPositions, recordPosition, scrollPositionOf, storePositions } from './scroll-positions'

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not a valid escape sequence.
    return null
  }
}

/** Scrolls as browsers do between documents. Returns a function that saves the current position. */
export function useScroll({ key, hash }: Location, keepsScroll: boolean) {
  const visible = useRef(key)
  const noteScroll = useCallback(() => void recordPosition(visible.current), [])
  useLayoutEffect(() => {
    readPositions()
    const overtake = () => {
      window.history.scrollRestoration = 'manual'
    }
    overtake()
    const leave = () => {
      noteScroll()
      storePositions()
      // Other documents use the browser's own scroll restoration.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pageshow', overtake)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', overtake)
      window.removeEventListener('pagehide', leave)
    }
  }, [noteScroll])
  useLayoutEffect(() => {
    // The browser has scrolled the first document itself.
    if (visible.current === key) return
    visible.current = key
    const left = scrollPositionOf(key)
    const part = partOf(hash)
    if (left !== undefined) window.scrollTo(0, left)
    else if (part) part.scrollIntoView()
    else if (!keepsScroll) window.scrollTo(0, 0)
  }, [key, hash, keepsScroll])
  return { noteScroll }
}
