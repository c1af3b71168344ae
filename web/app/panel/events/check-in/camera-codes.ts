export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorType = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** `BarcodeDetector`, which TypeScript doesn't know; undefined where it can't read QR codes. */
async function nativeReader(): Promise<ReadCode | undefined> {
  const { BarcodeDetector: Type } = globalThis as { BarcodeDetector?: DetectorType }
  const formats = await Type?.getSupportedFormats().catch((): string[] => [])
  if (!Type || !formats?.includes('qr_code')) return undefined
  const detector = new Type({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue
}

/** In pixels: enough for a ticket that fills a third of the picture, decoded in some 30 ms. */
const widest = 720

async function scriptReader(): Promise<ReadCode> {
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined
    const scale = Math.min(1, widest / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // `decode` throws when it finds no code.
      return undefined
    }
  }
}

export const codeReader = async (): Promise<ReadCode> => (await nativeReader()) ?? scriptReader()

/** Preloaded for offline use. */
export const preloadReader = (): Promise<unknown> => import('qr/decode.js')
