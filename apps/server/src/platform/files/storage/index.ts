import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { FileStore } from '../index.ts'
import { type Bucket, type BucketConfig, createBucket } from './bucket.ts'
import { createDiskStore } from './disk.ts'
import { createBucketStore } from './in-bucket.ts'

export type { BucketConfig } from './bucket.ts'

/** The folder of the files: all of them, or with a bucket those that are arriving or have not moved yet. */
export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'arquivos')

/** The bucket of `ARQUIVOS_S3`, where there is one. */
export const bucketOf = (config: BucketConfig): Bucket | undefined =>
  config.ARQUIVOS_S3 === undefined ? undefined : createBucket(config.ARQUIVOS_S3, config)

/** Where the installation's files are: its bucket, or without one its disk. */
export const createFileStore = (config: BucketConfig & Pick<Config, 'DATA_DIR'>): FileStore => {
  const disk = createDiskStore(filesFolder(config))
  const bucket = bucketOf(config)
  return bucket ? createBucketStore(bucket, disk) : disk
}
