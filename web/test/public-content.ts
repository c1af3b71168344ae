import { startingContent } from 'college/starting-content'
import { accountPages as accountPagesType } from 'contract/content/account-pages'
import { campus as campusType } from 'contract/content/campus'
import { eventSlides as eventSlidesType } from 'contract/content/event-slides'
import { withReferences } from 'contract/content/populate-references'
import type { FindReference } from 'contract/content/rich-text/populate-rich-text-references'
import { slides as slidesType } from 'contract/content/slides'
import { aShownPicture } from 'testing/a-public-picture.ts'

const result: FindReference = { addressOf: () => undefined, shownOf: ({ id }) => aShownPicture(id) }

/** Content with pictures, as pages get it. */
export const slides = slidesType.shown.parse(
  withReferences(slidesType.fields, startingContent.slides, result),
)
export const eventSlides = eventSlidesType.shown.parse(
  withReferences(eventSlidesType.fields, startingContent.eventSlides, result),
)
export const campus = campusType.shown.parse(
  withReferences(campusType.fields, startingContent.campus, result),
)
export const accountPages = accountPagesType.shown.parse(
  withReferences(accountPagesType.fields, startingContent.accountPages, result),
)
