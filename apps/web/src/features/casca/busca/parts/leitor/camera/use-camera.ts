import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadDecoder } from './decoder.ts'
import { type Decoder, nearestOf } from './nearest.ts'
import { type CameraProblem, problemOf } from './problem.ts'

/** Between two frames that are read: a reading takes some 25 ms, and the picture must stay fluid. */
const PAUSE_MS = 150
/** Without a reading for so long, the person is told what helps. */
const SLOW_MS = 12_000

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** Torch, which TypeScript does not know (W3C, MediaStream Image Capture). */
const hasTorch = (track: MediaStreamTrack | undefined) =>
  (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Reads frame after frame until there is a code; answers the function that ends it. */
function readFrames(
  video: HTMLVideoElement,
  decode: Decoder,
  onCode: (code: string) => void,
  onFailure: () => void,
) {
  const frame = document.createElement('canvas')
  const context = frame.getContext('2d', { willReadFrequently: true })
  let left = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
    frame.width = video.videoWidth
    frame.height = video.videoHeight
    context?.drawImage(video, 0, 0)
    return nearestOf(await decode(frame), frame)
  }
  const step = async () => {
    try {
      const code = await read()
      if (left) return
      if (code === null) timer = setTimeout(() => void step(), PAUSE_MS)
      else onCode(code)
    } catch {
      if (!left) onFailure()
    }
  }
  void step()
  return () => {
    left = true
    clearTimeout(timer)
  }
}

/** The camera of a dialog while that is shown: its picture goes to `video`, the first code to `onCode`. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [slow, setSlow] = useState(false)
  const [lit, setLit] = useState(false)
  const taken = useEffectEvent(onCode)
  useEffect(() => {
    let left = false
    let stream: MediaStream | undefined
    let end = () => {}
    const fail = (why: CameraProblem) => {
      if (left) return
      end()
      stop(stream)
      setTrack(undefined)
      setProblem(why)
    }
    const open = async () => {
      const decoding = loadDecoder()
      // It is awaited below; the camera may be refused before.
      decoding.catch(() => undefined)
      stream = await navigator.mediaDevices.getUserMedia(WANTED)
      const [first] = stream.getVideoTracks()
      if (left) return stop(stream)
      first?.addEventListener('ended', () => fail('ocupada'))
      setTrack(first)
      const target = video.current
      const decode = await decoding
      if (left || !target) return
      target.srcObject = stream
      // A picture that may not play by itself is no reason to close: its frames are read as they come.
      await target.play().catch(() => undefined)
      if (left) return
      end = readFrames(
        target,
        decode,
        (code) => taken(code),
        () => fail('falha'),
      )
    }
    open().catch((error: unknown) => fail(problemOf(error)))
    const slowly = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      left = true
      clearTimeout(slowly)
      end()
      stop(stream)
    }
  }, [])
  const light = async () => {
    const advanced = [{ torch: !lit } as MediaTrackConstraintSet]
    // A lamp that does not obey stays as it is.
    await track?.applyConstraints({ advanced }).then(
      () => setLit(!lit),
      () => undefined,
    )
  }
  return {
    video,
    problem,
    open: track !== undefined,
    slow,
    lit,
    light: hasTorch(track) ? light : null,
  }
}
