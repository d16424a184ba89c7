declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** The part of the S3-compatible server that the tests use. */
  export default class S3rver {
    constructor(options: {
      silent: boolean
      directory: string
      vhostBuckets: boolean
      allowMismatchedSignatures?: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
