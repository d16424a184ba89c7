let context: AudioContext | null = null

/** A quiet tone: short and high for what was read, long and low for what was not. */
export function beep(taken: boolean) {
  try {
    context ??= new AudioContext()
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = taken ? 1_320 : 220
    volume.gain.value = 0.04
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + (taken ? 0.07 : 0.3))
  } catch {
    // A machine without sound still shows what was read.
  }
}
