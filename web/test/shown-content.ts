import { startingContent } from 'college/starting-content'
import { accountPages as accountPagesType } from 'contract/content/account-pages'
import { campus as campusType } from 'contract/content/campus'
import { eventSlides as eventSlidesType } from 'contract/content/event-slides'
import { withFound } from 'contract/content/populate-references'
import type { Find } from 'contract/content/rich-text/populate-prose-references'
import { slides as slidesType } from 'contract/content/slides'
import { aShownPicture } from 'testing/a-shown-picture.ts'

const found: Find = { addressOf: () => undefined, shownOf: ({ id }) => aShownPicture(id) }

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
export const accountPages = accountPagesType.shown.parse(
  withFound(accountPagesType.fields, startingContent.accountPages, found),
)
