import { GRUPO_NPS_LABELS, type GrupoNps } from '@app/contract/assistencia/avaliacao'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, lerAgregado, type Medida } from '../../../casca/relatorio/index.ts'
import { condicao, dimensaoDe, joins, quantos, todas } from './comum.ts'

const dada = sql`avaliacao.respondida_em`
// The mean as a whole mark, halves up, as the screens of surveys count it.
const nota = sql`floor(base.media + 0.5)`
const promotores = quantos(sql`${nota} = 5`)
const detratores = quantos(sql`${nota} <= 2`)

const mediaDe = (
  nome: 'media' | 'atendimento' | 'prazo' | 'preco' | 'qualidade',
  rotulo: string,
): Medida => ({
  nome,
  rotulo,
  formato: 'decimal',
  ...(nome === 'media' && { desenho: 'linha' }),
  valor: sql`round(avg(base.${sql.ref(nome)}), 1)`,
})

const grupo = (nome: string, qual: GrupoNps, quais: typeof nota): Medida => ({
  nome,
  rotulo: GRUPO_NPS_LABELS[qual],
  formato: 'inteiro',
  desenho: 'barra',
  abre: { grupo: qual },
  valor: quais,
})

const AVALIACOES: readonly Medida[] = [
  { nome: 'avaliacoes', rotulo: 'Avaliações', formato: 'inteiro', abre: {}, valor: todas },
  mediaDe('media', 'Média'),
  mediaDe('atendimento', 'Atendimento'),
  mediaDe('prazo', 'Prazo'),
  mediaDe('preco', 'Preço'),
  mediaDe('qualidade', 'Qualidade'),
  grupo('promotores', 'PROMOTOR', promotores),
  grupo('neutros', 'NEUTRO', quantos(sql`${nota} in (3, 4)`)),
  grupo('detratores', 'DETRATOR', detratores),
  {
    nome: 'recomendacao',
    rotulo: 'Recomendação, de −100 a 100',
    formato: 'inteiro',
    valor: sql`round(100.0 * (${promotores} - ${detratores}) / nullif(${todas}, 0))`,
  },
]

/** What consumers said of the service in the period. */
export const readAvaliacoes = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta, dada)
  const fonte = sql`
    select ${dimensao.chave} as chave, 1 as n, avaliacao.media, avaliacao.atendimento,
           avaliacao.prazo, avaliacao.preco, avaliacao.qualidade
      from avaliacao join ordem_servico on ordem_servico.id = avaliacao.ordem_servico_id ${joins}
     where ${condicao(scope, consulta, dada)}`
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: AVALIACOES })
}
