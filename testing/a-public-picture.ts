import { startingPictures } from 'college/starting-pictures'
import type { PublicPicture } from 'contract/content/library/public-view'

const name = '0123456789abcdef0123456789abcdef'

export const aShownPicture = (id: string, facts: Partial<PublicPicture> = {}): PublicPicture => ({
  address: `/uploads/${name}-1920x1080-88a8b8.webp`,
  width: 1920,
  height: 1080,
  alt: startingPictures.get(id)?.alt ?? '',
  focus: { x: 50, y: 50 },
  ...facts,
})
