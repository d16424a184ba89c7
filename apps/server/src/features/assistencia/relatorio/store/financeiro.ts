import { STATUS_FECHAMENTO, STATUS_FECHAMENTO_LABELS } from '@app/contract/assistencia/financeiro'
import { fimDoMes } from '@app/rules/casca/relatorio'
import { sql } from 'kysely'
import { type Executor, ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  type Consulta,
  type Dimensao,
  readConsulta,
  mesDe,
  type Medida,
} from '../../../casca/relatorio/index.ts'

const total = sql`coalesce(sum(base.total), 0)`

const FINANCEIRO: readonly Medida[] = [
  { nome: 'total', rotulo: 'Total', formato: 'dinheiro', abre: {}, valor: total },
  { nome: 'fechamentos', rotulo: 'Fechamentos', formato: 'inteiro', abre: {}, valor: sql`count(*)` },
  ...STATUS_FECHAMENTO.map((situacao): Medida => ({
    nome: situacao,
    rotulo: STATUS_FECHAMENTO_LABELS[situacao],
    formato: 'dinheiro',
    desenho: 'barra',
    abre: { situacao },
    valor: sql`coalesce(sum(base.total) filter (where base.situacao = ${sql.lit(situacao)}), 0)`,
  })),
  {
    nome: 'contestado',
    rotulo: 'Contestado',
    formato: 'dinheiro',
    valor: sql`coalesce(sum(base.contestado), 0)`,
  },
]

const emPalavras = sql`case agregada.chave ${sql.join(
  STATUS_FECHAMENTO.map((one) => sql`when ${sql.lit(one)} then ${sql.lit(STATUS_FECHAMENTO_LABELS[one])}`),
  sql` `,
)} end`

const dimensaoDe = (consulta: Consulta): Dimensao => {
  const { por, zone } = consulta
  if (por === 'mes')
    return {
      rotulo: 'Mês',
      chave: mesDe(sql`mes::timestamp at time zone ${zone}`, consulta),
      nome: sql`null::text`,
      vazio: '',
    }
  if (por === 'posto')
    return {
      rotulo: 'Posto',
      chave: sql`posto_id`,
      nome: sql`(select nome_fantasia from posto_autorizado where id = agregada.chave)`,
      vazio: '',
      abre: (posto) => ({ posto }),
    }
  return {
    rotulo: 'Situação',
    chave: sql`situacao`,
    nome: emPalavras,
    vazio: '',
    abre: (situacao) => ({ situacao }),
  }
}

/** What the closings of the months came to; an open month as it stands at this moment. */
export const readFinanceiro = (db: Executor, scope: Scope, consulta: Consulta) => {
  const { filtro } = consulta
  // A closing is of a whole month, so the period is, too.
  const de = `${consulta.de.slice(0, 7)}-01`
  const ate = fimDoMes(consulta.ate.slice(0, 7))
  const dimensao = dimensaoDe(consulta)
  const fonte = sql`
    select ${dimensao.chave} as chave, situacao, total, contestado
      from fechamento_cadastro
     where ${ofPosto(scope)} and mes between ${de} and ${ate}
       ${filtro.posto ? sql`and posto_id = ${filtro.posto}` : sql``}`
  return readConsulta(db, { ...consulta, de, ate }, { dimensao, fonte, medidas: FINANCEIRO })
}
