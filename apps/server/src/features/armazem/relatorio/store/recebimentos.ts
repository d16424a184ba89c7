import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  type Consulta,
  type Dimensao,
  readConsulta,
  mesDe,
  type Medida,
} from '../../../casca/relatorio/index.ts'
import { doCliente, nomeDoCliente } from './pedidos.ts'

const RECEBIMENTOS: readonly Medida[] = [
  { nome: 'notas', rotulo: 'Notas', formato: 'inteiro', desenho: 'barra', valor: sql`count(*)` },
  { nome: 'linhas', rotulo: 'Linhas', formato: 'inteiro', valor: sql`coalesce(sum(base.linhas), 0)` },
  { nome: 'unidades', rotulo: 'Unidades', formato: 'decimal', valor: sql`coalesce(sum(base.unidades), 0)` },
  { nome: 'valor', rotulo: 'Valor', formato: 'dinheiro', valor: sql`coalesce(sum(base.valor_total), 0)` },
]

const dimensaoDe = (consulta: Consulta): Dimensao => {
  const { por } = consulta
  if (por === 'mes')
    return {
      rotulo: 'Mês',
      chave: mesDe(sql`nota.recebida_em`, consulta),
      nome: sql`null::text`,
      vazio: '',
    }
  if (por === 'cliente')
    return { rotulo: 'Cliente', chave: sql`nota.cliente_id`, nome: nomeDoCliente, vazio: '' }
  return {
    rotulo: 'Emitente',
    chave: sql`nota.emit_documento`,
    // An issuer may have changed its name, and a note may have none.
    nome: sql`coalesce((select max(emit_nome) from nota where emit_documento = agregada.chave), agregada.chave)`,
    vazio: '',
  }
}

/** Notes that were received in the period and stand received, with the lines and units that entered. */
export const readRecebimentos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = sql`
    select ${dimensao.chave} as chave, nota.valor_total, itens.linhas, itens.unidades
      from nota
      left join lateral (select count(*) as linhas, sum(quantidade) as unidades from nota_item
                          where nota_item.nota_id = nota.id and nota_item.efeito = 'entrada') itens on true
     where ${doCliente(scope, consulta, 'nota.cliente_id')} and nota.situacao = 'recebida'
       and nota.recebida_em >= ${consulta.desde} and nota.recebida_em < ${consulta.fim}`
  return readConsulta(db, consulta, { dimensao, fonte, medidas: RECEBIMENTOS })
}
