import { expect, type Page } from '@playwright/test'
import { layOutAll } from './lay-out-all.ts'

/** Pictures that don't fill their boxes, with both sizes; empty if all do. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const slack = 1.5
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height }
    }
    const fills = (inner: Element, outer: Element, share = 1) => {
      const [is, room] = [sizeOf(inner), sizeOf(outer)]
      return is.width >= room.width - slack && is.height >= room.height * share - slack
    }
    const pairs = [...document.querySelectorAll('img')]
      // Hidden slides have no box yet.
      .filter((image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'cover')
      .map((image) => ({
        inner: image,
        outer: image.closest('.picture') ?? image.parentElement,
        share: 1,
      }))
    // On upright phones, a slide's text is below its picture.
    const slides = [...document.querySelectorAll('.picture-slide > .picture')]
      .filter((picture) => picture.checkVisibility())
      .map((inner) => ({
        inner,
        outer: inner.parentElement,
        share: matchMedia('(max-width: 640px) and (orientation: portrait)').matches ? 0.5 : 1,
      }))
    return [...pairs, ...slides].flatMap(({ inner, outer, share }) =>
      outer && !fills(inner, outer, share)
        ? [{ picture: inner.outerHTML.slice(0, 200), is: sizeOf(inner), room: sizeOf(outer) }]
        : [],
    )
  })

export async function expectPicturesToFill(page: Page): Promise<void> {
  await layOutAll(page)
  // A busy browser takes more frames to lay out what it had deferred.
  await expect.poll(() => misfits(page)).toEqual([])
}
