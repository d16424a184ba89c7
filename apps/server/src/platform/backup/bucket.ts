import { createWriteStream } from 'node:fs'
import { link, mkdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Bucket, BucketEntry } from '../files/storage/bucket.ts'
import { isPlace } from '../files/storage/places.ts'

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** A file never changes, so a copy before this one may share it. */
const linkFrom = async (known: string, target: string, length: number): Promise<boolean> =>
  (await sizeOf(known)) === length &&
  (await link(known, target).then(
    () => true,
    () => false,
  ))

const fetchOne = async (
  bucket: Bucket,
  { place, modified }: BucketEntry,
  target: string,
): Promise<boolean> => {
  const bytes = await bucket.open(place)
  if (!bytes) return false
  try {
    await pipeline(bytes, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
  await utimes(target, modified, modified)
  return true
}

/**
 * Copies what the bucket has and the folder has not; what the copy before this one holds is shared with it instead of
 * fetched. A file that is removed meanwhile is left out.
 */
export const copyBucket = async (
  bucket: Bucket,
  to: string,
  before: string | undefined,
): Promise<{ total: number; bytes: number }> => {
  const copied = { total: 0, bytes: 0 }
  for await (const entry of bucket.list()) {
    const target = join(to, entry.place)
    if (!isPlace(entry.place) || (await sizeOf(target)) !== undefined) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const shared = before !== undefined && (await linkFrom(join(before, entry.place), target, entry.length))
    if (!shared && !(await fetchOne(bucket, entry, target))) continue
    copied.total += 1
    copied.bytes += entry.length
  }
  return copied
}
