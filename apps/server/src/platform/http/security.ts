import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'

const YEAR = 365 * 24 * 3600

/** Headers of every answer: no inline script or style, nothing from other origins, and no framing. */
export const registerSecurity = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Beside scripts of ours only WebAssembly of ours, for the reader of codes (decision 23); no eval.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // In today's browsers 'self' covers the websocket of the same host.
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })

  app.addHook('onSend', async (req, reply, payload) => {
    // Only behind TLS, as reported by the proxy that TRUST_PROXY trusts.
    if (req.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR}; includeSubDomains`)
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    reply.header('x-request-id', req.id)
    const type = reply.getHeader('content-type')
    const isJson = typeof type === 'string' && type.startsWith('application/json')
    if (!reply.hasHeader('cache-control') && (isJson || type === undefined))
      reply.header('cache-control', 'no-store')
    return payload
  })

  // Streams of files and exports are not compressed, because that would hold them back and most are compressed already.
  await app.register(compress, {
    global: true,
    // Requests are not decompressed, because a small one must not become a large one here.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes:
      /^(?:application\/json|application\/javascript|text\/(?:html|css|javascript)|image\/svg\+xml)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
}
