import { EscolhaResposta, escolhaDe, MassaResposta, RegistroMassa } from '@app/contract/casca/massa'
import { refuseField } from '../platform/http/errors.ts'
import type { Routes } from '../platform/http/routes.ts'
import { prepare } from './fields.ts'
import { filterSchema } from './filter.ts'
import { chooseRows } from './read.ts'
import type { Registered } from './registered.ts'
import { changeMany } from './many.ts'

/** Acts on many records of a register at once: choosing by a filter, switching and deleting. */
export const massaRoutes = ({ definition, hooks }: Registered): Routes => {
  const register = prepare(definition)
  const { path, title, noun, abilities, filters } = register.view
  const tags = [title]
  const config = { ability: abilities.edit }
  return async (app) => {
    app.post(
      `${path}/escolha`,
      {
        config,
        schema: {
          tags,
          summary: `Os ids dos ${noun[1]} do filtro, para agir sobre todos`,
          description: 'No máximo 10.000; `menos` deixa de fora os tirados à mão.',
          like: 'POST /marca/escolha',
          body: escolhaDe(filterSchema(filters).nullish()),
          response: { 200: EscolhaResposta },
        },
      },
      (req) => chooseRows(req.ctx, register, req.body),
    )
    app.post(
      `${path}/emMassa`,
      {
        config: { ...config, idempotent: true },
        schema: {
          tags,
          summary: `Ativa, inativa ou exclui até 100 ${noun[1]}`,
          description:
            'Cada um é conferido pelas suas regras: a resposta tem uma linha por registro, e o que um recusa não impede os outros.',
          like: 'POST /marca/emMassa',
          body: RegistroMassa,
          response: { 200: MassaResposta },
        },
      },
      (req) => {
        if (req.body.ato !== 'excluir' && !register.writable.has('status'))
          refuseField('ato', 'OPCAO_INVALIDA')
        return changeMany(req.ctx, register, hooks, req.body)
      },
    )
  }
}
