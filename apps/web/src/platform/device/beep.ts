import { getSession } from '../session/session-store.ts'
import { hasSound } from './sound.ts'

let context: AudioContext | null = null

/**
 * A quiet tone, unless the person has turned it off: short and high for an accepted scan, long and low for a refused
 * one.
 */
export function beep(taken: boolean) {
  const { user } = getSession()
  if (user && !hasSound(user.id)) return
  try {
    context ??= new AudioContext()
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = taken ? 1_320 : 220
    volume.gain.value = 0.04
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + (taken ? 0.07 : 0.3))
  } catch {
    // A machine without sound still shows the scan.
  }
}
