import { GRUPO_NPS_LABELS, type GrupoNps } from '@app/contract/assistencia/avaliacao'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida } from '../../../casca/relatorio/index.ts'
import { contadas, dimensaoDe, quantos, todas } from './comum.ts'

const media = sql`(base.atendimento + base.prazo + base.preco + base.qualidade) / 4.0`
// The mean as a whole mark, halves up, as the screens of surveys count it.
const nota = sql`floor(${media} + 0.5)`
const promotores = quantos(sql`${nota} = 5`)
const detratores = quantos(sql`${nota} <= 2`)

const mediaDe = (
  nome: 'media' | 'atendimento' | 'prazo' | 'preco' | 'qualidade',
  rotulo: string,
  valor: RawBuilder<unknown> = sql`base.${sql.ref(nome)}`,
): Medida => ({
  nome,
  rotulo,
  formato: 'decimal',
  ...(nome === 'media' && { desenho: 'linha' }),
  valor: sql`round(sum(base.n * ${valor}) / nullif(${todas}, 0), 1)`,
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
  mediaDe('media', 'Média', media),
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
  // The list of surveys has no filter for what their orders lack.
  const { abreVazio: _, ...dimensao } = dimensaoDe(consulta)
  const fonte = contadas({ qual: 'AVALIACAO', scope, consulta }, dimensao, {
    atendimento: sql`fato.atendimento`,
    prazo: sql`fato.prazo`,
    preco: sql`fato.preco`,
    qualidade: sql`fato.qualidade`,
  })
  return readConsulta(db, consulta, { dimensao, fonte, medidas: AVALIACOES })
}
