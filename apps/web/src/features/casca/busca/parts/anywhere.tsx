import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Ability, User } from '@app/contract/casca/session'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { pressRowKey, rowKeyOf } from '../../../../platform/device/row-keys.ts'
import { followScansWith } from '../../../../platform/device/scan.ts'
import { preferenciaQuery } from '../api.ts'
import { focusSearch } from './focus-search.ts'
import type { LoadProcura } from './procura.ts'
import { createKeySequence } from './shortcuts.ts'
import { useKeys } from './use-keys.ts'

// They load later, because the first screen does not need them.
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))
const CameraDialog = lazy(() =>
  import('./leitor/camera/camera-dialog.tsx').then((module) => ({ default: module.CameraDialog })),
)
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

type Open = { kind: 'paleta'; initial: string } | { kind: 'atalhos' } | { kind: 'camera' } | null

const dialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"], .casca.gaveta') !== null

/**
 * The palette, the shortcuts and the scanner on every screen: state for `AnywhereDialogs`, and the functions that open
 * it.
 */
export function useAnywhere(user: User | null, load: LoadProcura) {
  const router = useRouter()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  /** Each opening of the palette gets a new key. */
  const [turn, setTurn] = useState(0)
  const [sequence] = useState(createKeySequence)
  const can = (ability: Ability) => user?.authorities.includes(ability) ?? false
  const go = (path: string) => void router.navigate({ href: path })
  const openPalette = (initial = '') => {
    setTurn((last) => last + 1)
    setOpen({ kind: 'paleta', initial })
  }
  const followCode = async (code: string) => {
    const [{ followScan }, procura] = await Promise.all([import('./leitor/follow-scan.ts'), load()])
    await followScan(code, procura, { abilities: user?.authorities ?? [], can, go, choose: openPalette })
  }
  const followed = useEffectEvent((code: string) => {
    if (user) void followCode(code)
  })
  useEffect(() => followScansWith((code) => followed(code)), [])
  const pressed = async (key: string, at: number) => {
    if (!user || dialogOpen()) return
    const act = sequence(key, at, can)
    const rowKey = act ? undefined : rowKeyOf(key)
    if (!act && !rowKey) return
    const { atalhosDeTecla } = await client.ensureQueryData(preferenciaQuery)
    if (!atalhosDeTecla) return
    if (rowKey) pressRowKey(rowKey)
    if (!act) return
    if ('go' in act) go(act.go)
    else if (act.do === 'atalhos') setOpen({ kind: 'atalhos' })
    else if (act.do === 'paleta' || !focusSearch()) openPalette()
  }

  useKeys({
    onScan: (code) => {
      if (user) void followCode(code)
    },
    // If the preference cannot be read, the key does nothing.
    onKey: (key, at) => void pressed(key, at).catch(() => undefined),
    onPalette: () => {
      if (open?.kind === 'paleta') setOpen(null)
      else if (user && !dialogOpen()) openPalette()
    },
  })
  return { user, load, open, setOpen, turn, can, go, followCode, openPalette }
}

type Anywhere = ReturnType<typeof useAnywhere>

/** The dialogs that `useAnywhere` has opened. */
export function AnywhereDialogs({ anywhere }: { anywhere: Anywhere }) {
  const { user, load, open, setOpen, turn, can, go, followCode, openPalette } = anywhere
  const [last, setLast] = useState<Open>(null)
  // The content stays while the dialog fades out.
  if (open && open !== last) setLast(open)
  const shown = open ?? last
  if (!user || !shown) return null
  const close = () => setOpen(null)
  return (
    <Suspense>
      {shown.kind === 'paleta' ? (
        <Palette
          key={turn}
          load={load}
          initial={shown.initial}
          opened={open !== null}
          abilities={user.authorities}
          onClose={close}
          go={go}
          onShortcuts={() => setOpen({ kind: 'atalhos' })}
          onCamera={() => setOpen({ kind: 'camera' })}
          onCode={(code) => void followCode(code)}
        />
      ) : shown.kind === 'camera' ? (
        <CameraDialog
          opened={open !== null}
          aim="Aponte para a etiqueta, o nº de série ou o QR do comprovante."
          onClose={close}
          onType={() => openPalette()}
          onCode={(code) => {
            close()
            void followCode(code)
          }}
        />
      ) : (
        <ShortcutsDialog opened={open !== null} onClose={close} can={can} />
      )}
    </Suspense>
  )
}
