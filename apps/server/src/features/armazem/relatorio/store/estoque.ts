import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida } from '../../../casca/relatorio/index.ts'
import { doCliente, nomeDoCliente } from './pedidos.ts'

const unidades = (quais: RawBuilder<unknown>) =>
  sql`coalesce(sum(base.quantidade) filter (where ${quais}), 0)`

const faixa = (nome: string, rotulo: string, quais: RawBuilder<unknown>, desenhada = true) =>
  ({
    nome,
    rotulo,
    formato: 'decimal',
    desenho: desenhada ? 'barra' : null,
    valor: unidades(quais),
  }) satisfies Medida

const VALIDADES: readonly Medida[] = [
  faixa('noventa', 'Vence em até 90 dias', sql`base.dias between 0 and 90`, false),
  faixa('vencido', 'Vencido', sql`base.dias < 0`),
  faixa('ate30', 'Até 30 dias', sql`base.dias between 0 and 30`),
  faixa('ate60', 'De 31 a 60', sql`base.dias between 31 and 60`),
  faixa('ate90', 'De 61 a 90', sql`base.dias between 61 and 90`),
  faixa('depois', 'Acima de 90 dias', sql`base.dias > 90`, false),
  faixa('semValidade', 'Sem validade', sql`base.dias is null`, false),
  { nome: 'lotes', rotulo: 'Lotes', formato: 'inteiro', valor: sql`count(*)` },
]

export const produto = sql`produto.codigo_produto || ' ' || produto.descricao`

/** Today's stock in units, by the days until expiry. */
export const readValidades = (db: Executor, scope: Scope, consulta: Consulta, hoje: string) => {
  const porCliente = consulta.por === 'cliente'
  const chave = porCliente ? sql`saldo.cliente_id` : sql`saldo.produto_id`
  const nome = porCliente
    ? nomeDoCliente
    : sql`(select ${produto} from produto where produto.id = agregada.chave)`
  const fonte = sql`
    select ${chave} as chave, saldo.quantidade, saldo.validade - ${hoje}::date as dias
      from saldo
     where ${doCliente(scope, consulta, 'saldo.cliente_id')} and saldo.quantidade > 0`
  const dimensao = { rotulo: porCliente ? 'Cliente' : 'Produto', chave, nome, vazio: '' }
  return readConsulta(db, consulta, { dimensao, fonte, medidas: VALIDADES })
}

const PARADOS: readonly Medida[] = [
  {
    nome: 'dias',
    rotulo: 'Dias sem movimento',
    formato: 'inteiro',
    desenho: 'barra',
    valor: sql`max(base.dias)`,
  },
  {
    nome: 'quantidade',
    rotulo: 'Quantidade',
    formato: 'decimal',
    valor: sql`coalesce(sum(base.quantidade), 0)`,
  },
  { nome: 'ultimo', rotulo: 'Último movimento', formato: 'dia', valor: sql`max(base.ultimo)` },
  { nome: 'validade', rotulo: 'Validade', formato: 'dia', valor: sql`min(base.validade)` },
]

/** Lots in stock whose last movement is at least this many days old, the oldest first. */
export const readParados = (db: Executor, scope: Scope, consulta: Consulta, hoje: string) => {
  const dias = Number(consulta.filtro.dias ?? 90)
  const fonte = sql`
    select saldo.id as chave, saldo.quantidade, saldo.validade,
           movido.ultimo, ${hoje}::date - movido.ultimo as dias
      from saldo
      join lateral (select (movimento.criado_em at time zone ${consulta.zone})::date as ultimo from movimento
                     where movimento.saldo_id = saldo.id order by movimento.id desc limit 1) movido on true
     where ${doCliente(scope, consulta, 'saldo.cliente_id')} and saldo.quantidade > 0
       and ${hoje}::date - movido.ultimo >= ${dias}`
  const nome = sql`(select ${produto} || ' · lote ' || saldo.lote from saldo join produto on produto.id = saldo.produto_id
                     where saldo.id = agregada.chave)`
  const dimensao = { rotulo: 'Lote', chave: sql`saldo.id`, nome, vazio: '' }
  return readConsulta(db, consulta, { dimensao, fonte, medidas: PARADOS, limite: 200 })
}
