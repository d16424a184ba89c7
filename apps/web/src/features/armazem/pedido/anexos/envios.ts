import { useSyncExternalStore } from 'react'
import type { AnexoCampo } from '@app/contract/armazem/pedido'
import { describeError } from '../../../../platform/http/errors.ts'
import { queryClient } from '../../../../platform/http/queries.ts'
import { pedidoQuery, uploadAnexo } from '../api.ts'
import { contentTypeOf } from './file-check.ts'

/** One upload to an order, or a failed one that can be repeated. */
export type Envio = { file: File; progress: number; error?: string; controller: AbortController }
export type Envios = Readonly<Partial<Record<AnexoCampo, Envio>>>

const NONE: Envios = {}
/** It outlives the screens, because a new order's uploads go on after the form has become the saved order's. */
let all: ReadonlyMap<number, Envios> = new Map()
const listeners = new Set<() => void>()

export const isTravelling = (envios: Envios) => Object.values(envios).some(({ error }) => error === undefined)

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function set(pedidoId: number, campo: AnexoCampo, envio: Envio | null) {
  const { [campo]: _, ...others } = all.get(pedidoId) ?? NONE
  const next = new Map(all)
  next.set(pedidoId, envio ? { ...others, [campo]: envio } : others)
  all = next
  // Closing the tab would cut off uploads.
  if ([...all.values()].some(isTravelling)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

async function run(pedidoId: number, campo: AnexoCampo, envio: Envio) {
  const mine = () => all.get(pedidoId)?.[campo]?.controller === envio.controller
  const update = (changes: Partial<Envio>) => {
    if (mine()) set(pedidoId, campo, { ...envio, ...changes })
  }
  try {
    const { signal } = envio.controller
    const typed = new File([envio.file], envio.file.name, { type: contentTypeOf(envio.file) ?? '' })
    await uploadAnexo(pedidoId, campo, typed, { signal, onProgress: (progress) => update({ progress }) })
    await queryClient.refetchQueries(pedidoQuery(pedidoId))
    if (mine()) set(pedidoId, campo, null)
  } catch (error) {
    if (!envio.controller.signal.aborted) update({ progress: 0, error: describeError(error) })
  }
}

/** Uploads a file to a place of an order; a failed one is started again in the same way. */
export function startEnvio(pedidoId: number, campo: AnexoCampo, file: File) {
  const envio = { file, progress: 0, controller: new AbortController() }
  set(pedidoId, campo, envio)
  void run(pedidoId, campo, envio)
}

/** Stops an upload, or removes a failed one. */
export function cancelEnvio(pedidoId: number, campo: AnexoCampo) {
  all.get(pedidoId)?.[campo]?.controller.abort()
  set(pedidoId, campo, null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Uploads to one order. */
export const useEnvios = (pedidoId: number | undefined) =>
  useSyncExternalStore(subscribe, () => (pedidoId === undefined ? NONE : (all.get(pedidoId) ?? NONE)))
