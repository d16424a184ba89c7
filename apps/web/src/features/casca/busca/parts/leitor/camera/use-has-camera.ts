import { useEffect, useState } from 'react'

/** Whether this device has a camera that the page may ask for; without TLS the browser gives none. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return
    const { mediaDevices } = navigator
    let left = false
    const look = () => {
      const seen = (all: readonly MediaDeviceInfo[]) => {
        if (!left) setHas(all.some(({ kind }) => kind === 'videoinput'))
      }
      // A browser that names no devices has none.
      mediaDevices.enumerateDevices().then(seen, () => seen([]))
    }
    look()
    mediaDevices.addEventListener('devicechange', look)
    return () => {
      left = true
      mediaDevices.removeEventListener('devicechange', look)
    }
  }, [])
  return has
}
