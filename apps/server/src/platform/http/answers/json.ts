import type { FastifyRequest } from 'fastify'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { AppError, fieldMessage, refuse } from '../errors.ts'
import { JSON_LEVELS, JSON_VALUES } from '../limits.ts'

/**
 * Refuses JSON that nests deeper or holds more values than any of our calls. It counts without parsing, because the
 * parser would make gigabytes of 40 MB of `[0,0,…`. It skips strings (files as base64).
 */
const demandModest = (text: string): void => {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (char === 0x22) {
      at = endOfString(text, at)
      if (at < 0) return
    } else if (char === 0x2c) values += 1
    else if (char === 0x5b || char === 0x7b) {
      depth += 1
      values += 1
    } else if (char === 0x5d || char === 0x7d) depth -= 1
    if (depth > JSON_LEVELS) refuse('JSON_PROFUNDO')
    if (values > JSON_VALUES) refuse('JSON_EXTENSO')
  }
}

const endOfString = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text.charCodeAt(quote - 1 - slashes) === 0x5c) slashes += 1
    if (slashes % 2 === 0) return quote
  }
  return -1
}

const POISON = new Set(['__proto__', 'constructor', 'prototype'])

type Parent = Record<string, unknown> | unknown[]

const nameOf = (path: string, key: string, inList: boolean): string => {
  if (inList) return `${path}[${key}]`
  return path ? `${path}.${key}` : key
}

/**
 * Reports content that no field may hold: NUL, which PostgreSQL's text cannot store, and names that change object
 * prototypes. Lone surrogates become U+FFFD, as they would on their way to the database.
 */
const clean = (parent: Parent, path: string, wrong: ErrorMessage[]): void => {
  for (const [key, value] of Object.entries(parent)) {
    const name = nameOf(path, key, Array.isArray(parent))
    if (POISON.has(key) || key.includes('\0')) wrong.push(fieldMessage(name, 'CAMPO_DESCONHECIDO'))
    else if (typeof value === 'string') {
      if (value.includes('\0')) wrong.push(fieldMessage(name, 'CAST_ERROR'))
      else if (!value.isWellFormed()) Object.assign(parent, { [key]: value.toWellFormed() })
    } else if (typeof value === 'object' && value !== null) clean(value as Parent, name, wrong)
  }
}

/** Refuses a body with texts that the database cannot store, or with dangerous names. */
export const refusePoison = (body: unknown): void => {
  if (typeof body === 'string' && body.includes('\0')) refuse('CAST_ERROR')
  if (typeof body !== 'object' || body === null) return
  const wrong: ErrorMessage[] = []
  clean(body as Parent, '', wrong)
  if (wrong.length > 0) throw new AppError('INVALID_REQUEST', { messages: wrong })
}

/** Content types whose body is JSON. */
export const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/

export const isJson = ({ headers }: FastifyRequest): boolean =>
  JSON_TYPE.test(headers['content-type']?.toLowerCase() ?? '')

/** The body of a JSON request; an empty text means no body. */
export const parseJson = (text: string): unknown => {
  if (text.trim() === '') return undefined
  demandModest(text)
  let body: unknown
  try {
    body = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    refuse('JSON_INVALIDO')
  }
  refusePoison(body)
  return body
}
