import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router'
import { notePosition, positionOf, readPositions, storePositions } from './scroll-positions'

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
  const shown = useRef(key)
  const noteScroll = useCallback(() => void notePosition(shown.current), [])
  useLayoutEffect(() => {
    readPositions()
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    const leave = () => {
      noteScroll()
      storePositions()
      // Other documents use the browser's own scroll restoration.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', leave)
    }
  }, [noteScroll])
  useLayoutEffect(() => {
    // The browser has scrolled the first document itself.
    if (shown.current === key) return
    shown.current = key
    const left = positionOf(key)
    const part = partOf(hash)
    if (left !== undefined) window.scrollTo(0, left)
    else if (part) part.scrollIntoView()
    else if (!keepsScroll) window.scrollTo(0, 0)
  }, [key, hash, keepsScroll])
  return { noteScroll }
}
