import { Instalacao } from '@app/contract/casca/instalacao'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { JOB_COPIAR } from './jobs.ts'
import { getInstalacao } from './read.ts'

const tags = ['Operação']

/** Versions, room, waiting work and copies, for administrators. */
export const instalacaoRoutes: Routes = async (app) => {
  app.get(
    '/instalacao',
    {
      config: { ability: 'CONFIG_EDITAR' },
      schema: {
        tags,
        summary: 'A instalação: versões, disco, tarefas, cópias',
        response: { 200: Instalacao },
      },
    },
    (req) => getInstalacao(req.ctx),
  )
  app.post(
    '/instalacao/copia',
    {
      config: { ability: 'CONFIG_EDITAR' },
      schema: {
        tags,
        summary: 'Manda fazer uma cópia de segurança agora',
        description: 'É feita como tarefa; aparece em `GET /instalacao` quando termina.',
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await addJob(req.ctx.db, JOB_COPIAR, {}, { key: JOB_COPIAR, maxAttempts: 1 })
      return reply.code(204).send(null)
    },
  )
}
