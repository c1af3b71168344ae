import { shortened } from 'contract/platform/shorten'

const descriptionLength = 155

export function summary(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), descriptionLength)
}
