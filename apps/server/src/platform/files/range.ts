import type { Range } from './index.ts'

/**
 * `Range: bytes=…` over `length` bytes: the wanted part, 'tudo' without one (or with several, which a server may
 * ignore), 'fora' for one beyond the end.
 */
export const parseRange = (header: string | undefined, length: number): Range | 'tudo' | 'fora' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'tudo'
  const [, first = '', last = ''] = match
  if (first === '') {
    const suffix = Math.min(Number(last), length)
    return suffix === 0 ? 'fora' : { start: length - suffix, end: length - 1 }
  }
  const start = Number(first)
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && Number(last) < start) return 'tudo'
  return start >= length ? 'fora' : { start, end }
}
