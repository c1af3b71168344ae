import { startingContent } from 'college/starting-content'
import { startingPictures } from 'college/starting-pictures'
import { campus as campusType } from 'contract/content/campus'
import { eventSlides as eventSlidesType } from 'contract/content/event-slides'
import { slides as slidesType } from 'contract/content/slides'
import { withFound } from 'contract/content/with-found'
import type { ShownPicture } from 'contract/library/shown'

const name = '0123456789abcdef0123456789abcdef'

/** A starting picture as the server gives it to pages. */
const found = (id: string): ShownPicture => ({
  address: `/uploads/${name}-1920x1080-88a8b8.webp`,
  width: 1920,
  height: 1080,
  alt: startingPictures.get(id)?.alt ?? '',
  focus: { x: 50, y: 50 },
})

/** What pages get of the content that has pictures. */
export const slides = slidesType.shown.parse(
  withFound(slidesType.fields, startingContent.slides, found),
)
export const eventSlides = eventSlidesType.shown.parse(
  withFound(eventSlidesType.fields, startingContent.eventSlides, found),
)
export const campus = campusType.shown.parse(
  withFound(campusType.fields, startingContent.campus, found),
)
