const BOUNDARY = 'limite'

/** One file as a browser's form sends it. */
export const multipartOf = (bytes: Buffer, filename: string, type = 'application/octet-stream') => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="arquivo"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
