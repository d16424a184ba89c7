import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** Whether the caller is on this machine and not behind a proxy, because the proxy may be on this machine too. */
export const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/.test(name))
