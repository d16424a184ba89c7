import { IdParams } from '@app/contract/casca/paging'
import { MeuPostoInput } from '@app/contract/assistencia/meuPosto'
import { PostoAutorizado, PostoEscolha, PostoSearch } from '@app/contract/registers/postoAutorizado'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { warnCut } from '../../../platform/http/answers/warning.ts'
import { findAllPostos } from './actions.ts'
import { changeMeuPosto, getMeuPosto } from './meu.ts'

const meu = { ability: 'COLABORADOR_EDITAR' } as const

/** The own post's record, for its responsável (rede §2). */
const meuPostoRoutes: Routes = async (app) => {
  app.get(
    '/meuPosto/:id',
    {
      config: meu,
      schema: {
        tags: ['Postos autorizados'],
        summary: 'O cadastro do próprio posto',
        params: IdParams,
        response: { 200: PostoAutorizado },
      },
    },
    (req) => getMeuPosto(req.ctx, req.params.id),
  )
  app.put(
    '/meuPosto/:id',
    {
      config: { ...meu, lateBody: true },
      schema: {
        tags: ['Postos autorizados'],
        summary: 'Altera contato, endereço e horário do próprio posto',
        description: 'Os outros campos são do fabricante: POSTO_DO_FABRICANTE em cada um.',
        params: IdParams,
        body: MeuPostoInput,
        response: { 200: PostoAutorizado },
      },
    },
    (req) => changeMeuPosto(req.ctx, req.params.id, req.body),
  )
}

/** Service points to choose from; their record is a register (`parts.ts`). */
export const postoAutorizadoRoutes: Routes = async (app) => {
  await app.register(meuPostoRoutes)
  app.get(
    '/postoAutorizado/findAll',
    {
      config: { ability: 'POSTO_FILTRAR' },
      schema: {
        tags: ['Postos autorizados'],
        summary: 'Postos autorizados para escolha, por nome; `q` procura por nome, código SAP ou CNPJ',
        querystring: PostoSearch,
        response: { 200: z.array(PostoEscolha) },
      },
    },
    async (req, reply) => {
      const { postos, more } = await findAllPostos(req.ctx, req.query)
      warnCut(reply, more)
      return postos
    },
  )
}
