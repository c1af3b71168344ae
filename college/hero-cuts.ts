import type { HeroPictureKey } from './hero-pictures.ts'

/**
 * What a phone shows of each large picture: left, top, width and height in per cent of it. Five to four, so the width is
 * 0.703 times the height; what the picture is about stands in its upper two thirds, over the text.
 */
export const heroCuts: Record<HeroPictureKey, string> = {
  'hero-1': '27,0,63.3,90',
  'hero-2': '20,14,56.2,80',
  'hero-3': '18,8,56.2,80',
  'hero-4': '22,20,56.2,80',
  'hero-5': '43.7,20,56.2,80',
}
