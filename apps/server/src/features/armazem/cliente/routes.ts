import { ClienteEscolha, ClienteSearch } from '@app/contract/registers/cliente'
import { z } from 'zod'
import { findAllClientes } from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { warnCut } from '../../../platform/http/answers/warning.ts'

const tags = ['Clientes']

/** Companies in pickers, for staff (spec §7); the record itself is a register (`parts.ts`). */
export const clienteRoutes: Routes = async (app) => {
  app.get(
    '/api/cliente/findAll',
    {
      config: { ability: 'CLIENTE_VER' },
      schema: {
        tags,
        summary: 'Clientes para escolha, por nome; `q` procura por nome, documento ou código',
        querystring: ClienteSearch,
        response: { 200: z.array(ClienteEscolha) },
      },
    },
    async (req, reply) => {
      const { clientes, more } = await findAllClientes(req.ctx, req.query.q)
      warnCut(reply, more)
      return clientes
    },
  )
}
