import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  type Consulta,
  type Dimensao,
  readConsulta,
  mesDe,
  type Medida,
} from '../../../casca/relatorio/index.ts'
import { produto } from './estoque.ts'
import { doCliente, nomeDoCliente } from './pedidos.ts'

const medida = (
  nome: string,
  rotulo: string,
  formato: Medida['formato'],
  valor: RawBuilder<unknown>,
  desenho: Medida['desenho'] = null,
) => ({ nome, rotulo, formato, desenho, valor }) satisfies Medida

const iguais = sql`count(*) filter (where base.diferenca = 0)`
const errado = sql`coalesce(sum(abs(base.diferenca)), 0)`

/** The rule `acuraciaDe` over all counts of a line; a test compares both. */
const ACURACIA: readonly Medida[] = [
  medida('lotes', 'Lotes contados', 'inteiro', sql`count(*)`),
  medida('iguais', 'Sem diferença', 'inteiro', iguais),
  medida('certos', 'Lotes certos', 'porcento', sql`round(100.0 * ${iguais} / nullif(count(*), 0), 1)`),
  medida('unidades', 'Unidades no sistema', 'decimal', sql`coalesce(sum(base.esperado), 0)`),
  medida('diferenca', 'Unidades de diferença', 'decimal', errado),
  medida(
    'acuracia',
    'Acurácia',
    'porcento',
    sql`trunc(100 * (1 - ${errado} / nullif(sum(greatest(base.esperado, base.quantidade)), 0)), 1)`,
    'linha',
  ),
  medida('ajustadas', 'Ajustes aprovados', 'inteiro', sql`count(*) filter (where base.ajustada)`),
]

const dimensaoDe = (consulta: Consulta): Dimensao => {
  const { por } = consulta
  if (por === 'mes')
    return { rotulo: 'Mês', chave: mesDe(sql`vale.contada_em`, consulta), nome: sql`null::text`, vazio: '' }
  if (por === 'cliente')
    return { rotulo: 'Cliente', chave: sql`linha.cliente_id`, nome: nomeDoCliente, vazio: '' }
  return {
    rotulo: 'Produto',
    chave: sql`linha.produto_id`,
    nome: sql`(select ${produto} from produto where produto.id = agregada.chave)`,
    vazio: '',
  }
}

/** The counts of the period; of a lot that was counted twice the second one holds. */
export const readAcuracia = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = sql`
    select ${dimensao.chave} as chave, vale.quantidade, greatest(vale.sistema - vale.separado, 0) as esperado,
           vale.diferenca, linha.aprovada_em is not null as ajustada
      from contagem_conta vale
      join contagem_linha linha on linha.id = vale.linha_id
     where ${doCliente(scope, consulta, 'linha.cliente_id')}
       and vale.contada_em >= ${consulta.desde} and vale.contada_em < ${consulta.fim}
       and not exists (select from contagem_conta depois
                        where depois.linha_id = vale.linha_id and depois.vez > vale.vez)`
  return readConsulta(db, consulta, { dimensao, fonte, medidas: ACURACIA })
}
