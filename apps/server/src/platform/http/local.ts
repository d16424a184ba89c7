import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** Seen from this machine alone: not through a proxy, which is on this machine too. */
export const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/.test(name))
