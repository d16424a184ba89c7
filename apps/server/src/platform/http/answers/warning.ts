import { FIND_ALL_LIMIT } from '@app/contract/casca/paging'
import type { FastifyReply } from 'fastify'

/**
 * A bare array has no place for `messages`, so the `Warning` header says that it was cut at the limit (decisions 29).
 * Header values are ASCII, so the text has no accents.
 */
export const warnCut = (reply: FastifyReply, more: boolean): void => {
  if (more)
    void reply.header('warning', `299 - "Lista limitada a ${FIND_ALL_LIMIT} registros: use os filtros."`)
}
