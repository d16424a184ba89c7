import {
  CepParams,
  Cidade,
  CidadeQuery,
  EnderecoDoCep,
  Estado,
  EstadoQuery,
  Pais,
  PAIS_PADRAO,
} from '@app/contract/casca/endereco'
import { z } from 'zod'
import { findEndereco } from './actions.ts'
import { createConsultaCep } from './cep/adapters.ts'
import { remembering } from './cep/remembered.ts'
import { listCidades, listEstados, listPaises } from './store.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Endereços']
const config = { ability: 'session' } as const

/** Countries, states, cities and the address of a CEP, for everybody with a session. */
export const enderecoRoutes: Routes = async (app) => {
  const { services } = app
  const consulta = remembering(createConsultaCep(services.config), services.now)

  app.get(
    '/pais',
    {
      config,
      schema: { tags, summary: 'Países, por nome; o Brasil tem o id 1', response: { 200: z.array(Pais) } },
    },
    (req) => listPaises(req.ctx.db),
  )

  app.get(
    '/estado',
    {
      config,
      schema: {
        tags,
        summary: 'Estados de um país, por nome; do Brasil, os 26 e o Distrito Federal',
        querystring: EstadoQuery,
        response: { 200: z.array(Estado) },
      },
    },
    (req) => listEstados(req.ctx.db, req.query.pais ?? PAIS_PADRAO.id),
  )

  app.get(
    '/cidade',
    {
      config,
      schema: {
        tags,
        summary: 'Municípios com o código do IBGE, por nome; `estado` e `q` filtram',
        querystring: CidadeQuery,
        response: { 200: z.array(Cidade) },
      },
    },
    (req) => listCidades(req.ctx.db, req.query),
  )

  app.get(
    '/cep/:cep',
    {
      config,
      schema: {
        tags,
        summary: 'O endereço de um CEP',
        description:
          'Um CEP malformado é CEP_INVALID; um que ninguém tem, INVALID_ADDRES. Quando a consulta não responde, ou a ' +
          'instalação não tem nenhuma (CEP_URL), vem só o estado, pela faixa do CEP.',
        params: CepParams,
        response: { 200: EnderecoDoCep },
      },
    },
    (req) => findEndereco(consulta, req.log, req.params.cep),
  )
}
