import { Cliente, ClienteSearch } from '@app/contract/cliente'
import { halOf, IdParams, PageQuery } from '@app/contract/paging'
import { z } from 'zod'
import { findAllClientes, getCliente, listPageOfClientes } from './actions.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { warnCut } from '../../platform/http/warning.ts'

const tags = ['Clientes']

/** The client companies, for staff (spec §2, §7). */
export const clienteRoutes: Routes = async (app) => {
  app.get(
    '/api/cliente/findAll',
    {
      config: { ability: 'CLIENTE_VER' },
      schema: {
        tags,
        summary: 'Clientes para escolha, por nome; `q` procura por nome, documento ou código',
        querystring: ClienteSearch,
        response: { 200: z.array(Cliente) },
      },
    },
    async (req, reply) => {
      const { clientes, more } = await findAllClientes(req.ctx, req.query.q)
      warnCut(reply, more)
      return clientes
    },
  )

  app.get(
    '/cliente',
    {
      config: { ability: 'CLIENTE_VER' },
      schema: {
        tags,
        summary: 'Uma página de clientes',
        querystring: PageQuery,
        response: { 200: halOf('cliente', Cliente) },
      },
    },
    (req) => listPageOfClientes(req.ctx, req.query),
  )

  app.get(
    '/cliente/:id',
    {
      config: { ability: 'CLIENTE_VER' },
      schema: { tags, summary: 'Um cliente', params: IdParams, response: { 200: Cliente } },
    },
    (req) => getCliente(req.ctx, req.params.id),
  )
}
