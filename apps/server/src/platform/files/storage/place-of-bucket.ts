type PlaceOfBucket = { endpoint: string; bucket: string; prefix: string }

/** 'https://s3.example.com/bucket/folder' → its parts; undefined without a bucket. */
export const parseBucket = (url: string): PlaceOfBucket | undefined => {
  const { origin, pathname } = new URL(url)
  const [bucket, ...folders] = pathname.split('/').filter(Boolean)
  return bucket ? { endpoint: origin, bucket, prefix: folders.map((name) => `${name}/`).join('') } : undefined
}
