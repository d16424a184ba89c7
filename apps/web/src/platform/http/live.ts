import type { Digita, Dito, Presentes } from '@app/contract/casca/push'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { send } from './http.ts'
import { getSession, isLeaving, subscribeSession } from '../session/session-store.ts'

/** A push of /ws: what changed, without its content; a screen that needs it asks again. */
export type Change = { tipo: 'mudou'; entidade: string; id: number; versao?: number }

/** A push about people: who is there, or writes, where this page looks. */
export type Told = Digita | Presentes

type LiveStatus = 'ao vivo' | 'reconectando'

/** The server's close code for an ended session or an expired token. */
const UNAUTHORISED = 4401

/**
 * So much longer ago than the reading of the data begin the changes that the server is asked for. When its answer takes
 * no longer, the message took less, and no change fell between; else the page reads again.
 */
const ON_THE_WAY_MS = 500

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/**
 * 1 s, 2 s, 4 s … 30 s, shortened by up to half at random, so that not all clients reconnect at once after a restart.
 */
export const backOff = (attempt: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (1 - random / 2)

/** Whether a change may have fallen between what was read and what is told, because the message was long on its way. */
export const isTooLate = (sentAt: number, answeredAt: number): boolean => answeredAt - sentAt > ON_THE_WAY_MS

const isEntrou = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'tipo' in value && value.tipo === 'entrou'

const isPush = (value: unknown): value is Change | Told =>
  typeof value === 'object' && value !== null && 'tipo' in value && 'entidade' in value

/** A screen subscribes some moments after its data was read or saved, at most this long after. */
const REMEMBERED_MS = 5_000

let latest: { change: Change; at: number }[] = []

const remember = (change: Change) => {
  const at = Date.now()
  latest = [...latest.filter((earlier) => earlier.at > at - REMEMBERED_MS), { change, at }]
}

const subscribers = new Set<(change: Change) => void>()
const hearers = new Set<(told: Told) => void>()
const watchers = new Set<() => void>()
let status: LiveStatus = 'reconectando'
let socket: WebSocket | null = null
let attempt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let missed = false
/** When this page began to read its data, on its own clock; it wants all changes since then. */
let reading = 0
/** When it said that it enters. */
let entering = 0

const setStatus = (next: LiveStatus) => {
  if (status === next) return
  status = next
  for (const watcher of watchers) watcher()
}

/** From here on everything is told. What fell between the reading and this is read again. */
function enter() {
  if (isTooLate(entering, performance.now())) missed = true
  announceGap()
}

/** Missed changes are unknown after a gap, so subscribers are told that anything may have changed. */
const announceGap = () => {
  if (missed) for (const subscriber of subscribers) subscriber({ tipo: 'mudou', entidade: '*', id: 0 })
  missed = false
}

function receive(text: string) {
  try {
    const message: unknown = JSON.parse(text)
    if (isEntrou(message)) return enter()
    if (!isPush(message)) return
    if (message.tipo === 'mudou') {
      remember(message)
      for (const subscriber of subscribers) subscriber(message)
    } else for (const hearer of hearers) hearer(message)
  } catch {
    return
  }
}

function connect() {
  clearTimeout(timer)
  const token = getSession().tokens?.access_token
  if (!token || socket || subscribers.size + watchers.size === 0) return
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
  socket = opened
  opened.addEventListener('open', () => {
    if (socket !== opened) return opened.close()
    entering = performance.now()
    // After a gap everything is read again once this page has entered.
    if (missed) reading = entering
    const ha = Math.round(entering - reading) + ON_THE_WAY_MS
    opened.send(JSON.stringify({ tipo: 'entrar', token: getSession().tokens?.access_token ?? token, ha }))
    attempt = 0
    setStatus('ao vivo')
  })
  opened.addEventListener('message', (event) => {
    if (socket === opened && typeof event.data === 'string') receive(event.data)
  })
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return
    // This call shows an ended session on screen at once, or renews an expired token.
    if (code === UNAUTHORISED && !isLeaving()) void send('/user/me').catch(() => undefined)
    lose()
  })
}

/** One that still connects closes once it has connected, because browsers report the other as an error. */
const close = (ended: WebSocket | null) => {
  if (ended && ended.readyState !== WebSocket.CONNECTING) ended.close()
}

/** A device that loses its network closes no socket: without this the page would believe in it for minutes. */
function lose() {
  const lost = socket
  if (!lost) return
  socket = null
  close(lost)
  missed = true
  setStatus('reconectando')
  timer = setTimeout(connect, backOff(attempt))
  attempt += 1
}

function disconnect() {
  clearTimeout(timer)
  const open = socket
  socket = null
  attempt = 0
  close(open)
  setStatus('reconectando')
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', connect)
  window.addEventListener('offline', () => {
    lose()
    // 'online' connects again; until then every attempt would fail.
    clearTimeout(timer)
  })
  let within = getSession().tokens !== null
  subscribeSession(() => {
    const now = getSession().tokens !== null
    if (now && !within) reading = performance.now()
    within = now
    if (now) connect()
    else disconnect()
  })
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  connect()
  return () => {
    watchers.delete(watcher)
    if (subscribers.size + watchers.size === 0) disconnect()
  }
}

/** Tells the server what this page looks at or that the person writes; without a connection it is not told. */
export const tell = (message: Dito) => {
  if (status === 'ao vivo') socket?.send(JSON.stringify(message))
}

/** Calls back for pushes about people; the answer ends it. */
export const onTold = (hear: (told: Told) => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** 'ao vivo' while pushes arrive, 'reconectando' while they do not. Its use keeps the connection open. */
export const useLiveStatus = () => useSyncExternalStore(watch, () => status)

/** Calls back for each pushed change, and with entidade '*' after a gap, when anything may have changed. */
export function useChanges(onChange: (change: Change) => void) {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const subscriber = (change: Change) => notify(change)
    subscribers.add(subscriber)
    connect()
    return () => {
      subscribers.delete(subscriber)
      if (subscribers.size + watchers.size === 0) disconnect()
    }
  }, [])
}

const removed = new Set<string>()

/**
 * Removes a record. From here on this page no longer asks for it, whatever is pushed, because it would only get a 404.
 */
export const removing = async <T>(entidade: string, id: number, remove: () => Promise<T>): Promise<T> => {
  const key = `${entidade} ${id}`
  removed.add(key)
  try {
    return await remove()
  } catch (error) {
    removed.delete(key)
    throw error
  }
}

/** Whether this page has removed the record or is removing it. */
export const isRemoved = (entidade: string, id: number): boolean => removed.has(`${entidade} ${id}`)

/** Reads the data under `queryKey` again when an entity changes; with `id`, when that record changes. */
export function useRefresh(queryKey: QueryKey, entidade: string, id?: number) {
  const client = useQueryClient()
  const onChange = (change: Change) => {
    if (id !== undefined && isRemoved(entidade, id)) return
    const concerned = change.entidade === entidade && (id === undefined || change.id === id)
    if (concerned || change.entidade === '*') void client.invalidateQueries({ queryKey })
  }
  useChanges(onChange)
  // What was pushed between the reading of the data and this subscription has found nobody.
  const catchUp = useEffectEvent(() => {
    const read = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (read > 0) for (const { change, at } of latest) if (at > read) onChange(change)
  })
  useEffect(() => catchUp(), [])
}
