/** One high tone, two middle ones, or a long low one. */
const signals = {
  good: { tones: [[880, 0.14]], pulses: [80] },
  ask: {
    tones: [
      [520, 0.12],
      [520, 0.12],
    ],
    pulses: [80, 80, 80],
  },
  bad: { tones: [[180, 0.5]], pulses: [400] },
} as const
export type Signal = keyof typeof signals

let audio: AudioContext | undefined

/** Call on a user action: browsers block audio before. */
export function allowSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined
  void audio?.resume() // without audio it stays silent
}

export function playSignal(signal: Signal): void {
  const { tones, pulses } = signals[signal]
  if ('vibrate' in navigator) navigator.vibrate([...pulses])
  if (!audio) return
  let start = audio.currentTime
  for (const [frequency, length] of tones) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    volume.gain.value = 0.25
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + length)
    start += length + 0.08
  }
}
