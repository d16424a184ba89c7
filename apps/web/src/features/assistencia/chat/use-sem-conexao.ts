import { useEffect, useState } from 'react'
import { useLiveStatus } from '../../../platform/http/live.ts'

/** A connection may be away this long before it is told, as after a renewed token. */
const BREATH_MS = 3_000

/** Since when there is no connection; a device without network says it at once. */
export function useSemConexao(): Date | null {
  const aoVivo = useLiveStatus() === 'ao vivo'
  const [desde, setDesde] = useState<Date | null>(null)
  useEffect(() => {
    if (aoVivo) return
    const agora = new Date()
    const timer = setTimeout(setDesde, navigator.onLine ? BREATH_MS : 0, agora)
    return () => {
      clearTimeout(timer)
      setDesde(null)
    }
  }, [aoVivo])
  return desde
}
