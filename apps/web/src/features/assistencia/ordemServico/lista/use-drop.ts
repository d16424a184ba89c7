import { useState } from 'react'
import type { DragEvent } from 'react'

/** A place where an order may be dropped: whether one is over it, and what its element listens to. */
export function useDrop(aceita: boolean, onDrop: () => void) {
  const [sobre, setSobre] = useState(false)
  return {
    sobre: sobre && aceita,
    alvo: {
      onDragOver: (event: DragEvent) => {
        if (!aceita) return
        event.preventDefault()
        setSobre(true)
      },
      onDragLeave: () => setSobre(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setSobre(false)
        if (aceita) onDrop()
      },
    },
  }
}
