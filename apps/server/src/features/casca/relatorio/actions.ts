import type {
  Relatorio,
  RelatorioCampo,
  RelatorioCitado,
  RelatorioFiltro,
} from '@app/contract/casca/relatorio'
import { mesesEntre, nomeDoMes, periodoUsual } from '@app/rules/casca/relatorio'
import { dayRange, localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import type { Campo, Consulta, DefinicaoRelatorio, Relatorios } from './definicao.ts'
import { relatorioColumn, writeRelatorioLines } from './store/csv.ts'

const readableOf = (ctx: Context, { relatorios }: Relatorios): DefinicaoRelatorio[] =>
  relatorios.filter(({ ability }) => ctx.can(ability))

/** The reports that this person may read. */
export const listRelatorios = (ctx: Context, partes: readonly Relatorios[]): RelatorioCitado[] =>
  partes
    .flatMap((parte) => readableOf(ctx, parte))
    .map(({ nome, titulo, descricao, grupo }) => ({ nome, titulo, descricao, grupo }))

/** The months from the first record that the person may see until now, the newest first. */
const listMesesCorridos = async (ctx: Context, partes: readonly Relatorios[]): Promise<string[]> => {
  const zone = ctx.config.TZ_EXIBICAO
  const hoje = localDay(ctx.now(), zone)
  const firsts = await Promise.all(
    partes.filter((parte) => readableOf(ctx, parte).length > 0).map(({ primeiroDia }) => primeiroDia(ctx)),
  )
  const days = firsts.flatMap((first) => (first ? [localDay(first, zone)] : [])).toSorted()
  return mesesEntre((days[0] ?? hoje).slice(0, 7), hoje.slice(0, 7)).toReversed()
}

export const listMeses = async (ctx: Context, partes: readonly Relatorios[]) =>
  (await listMesesCorridos(ctx, partes)).map((mes) => ({ mes, nome: nomeDoMes(mes) }))

export const listAnos = async (ctx: Context, partes: readonly Relatorios[]) => {
  const meses = await listMesesCorridos(ctx, partes)
  return [...new Set(meses.map((mes) => Number(mes.slice(0, 4))))].map((ano) => ({ ano }))
}

const hasCampo = (ctx: Context, { ability }: Campo): boolean => ability === undefined || ctx.can(ability)

const consultaDe = (ctx: Context, { por, campos }: DefinicaoRelatorio, filtro: RelatorioFiltro): Consulta => {
  const zone = ctx.config.TZ_EXIBICAO
  const usual = periodoUsual(localDay(ctx.now(), zone))
  const ate = filtro.ate ?? usual.ate
  const de = filtro.de ?? periodoUsual(ate).de
  if (de > ate) refuseField('de', 'OPCAO_INVALIDA')
  const asked = filtro.por ?? por[0]?.valor ?? ''
  if (filtro.por && !por.some(({ valor }) => valor === filtro.por)) refuseField('por', 'OPCAO_INVALIDA')
  const known = new Map<string, Campo>(campos.map((campo) => [campo.nome, campo]))
  for (const [nome, valor] of Object.entries(filtro)) {
    if (valor === undefined || valor === null || ['de', 'ate', 'por'].includes(nome)) continue
    const campo = known.get(nome) ?? refuseField(nome, 'OPCAO_INVALIDA')
    if (!hasCampo(ctx, campo)) refuseField(nome, 'NOT_PERMITED')
  }
  return {
    filtro,
    de,
    ate,
    desde: dayRange(de, zone).from,
    fim: dayRange(ate, zone).until,
    zone,
    por: asked,
  }
}

const camposDe = async (
  ctx: Context,
  { por, campos }: DefinicaoRelatorio,
  consulta: Consulta,
): Promise<RelatorioCampo[]> => {
  const read = await Promise.all(
    campos
      .filter((campo) => hasCampo(ctx, campo))
      .map(async ({ nome, rotulo, vazio, opcoes }) => ({
        nome,
        rotulo,
        vazio,
        valor: String(consulta.filtro[nome] ?? ''),
        opcoes: await opcoes(ctx, consulta),
      })),
  )
  const grouped =
    por.length > 1 ? [{ nome: 'por', rotulo: 'Por', vazio: null, valor: consulta.por, opcoes: [...por] }] : []
  return [...grouped, ...read]
}

/** The filters common to every list behind the figures. */
const filtrosDaLista = (
  { filtro, de, ate }: Consulta,
  periodo: boolean,
  nomes: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...(periodo && { de, ate }),
  ...Object.fromEntries(
    Object.entries(filtro)
      .filter(
        ([nome, valor]) => valor !== undefined && valor !== null && !['de', 'ate', 'por'].includes(nome),
      )
      .map(([nome, valor]) => [nomes[nome] ?? nome, String(valor)]),
  ),
})

/** A whole report: filters with their choices, table, and chart columns. */
export const getRelatorio = async (
  ctx: Context,
  definicao: DefinicaoRelatorio,
  filtro: RelatorioFiltro,
): Promise<Relatorio> => {
  const consulta = consultaDe(ctx, definicao, filtro)
  const campos = await camposDe(ctx, definicao, consulta)
  const { dimensao, colunas, linhas, total, cortadas } = await definicao.ler(ctx, consulta)
  const { nome, titulo, descricao, grupo, periodo, lista } = definicao
  return {
    nome,
    titulo,
    descricao,
    grupo,
    periodo: periodo ? { de: consulta.de, ate: consulta.ate } : null,
    campos,
    dimensao,
    colunas: [...colunas],
    linhas: [...linhas],
    total,
    cortadas,
    lista:
      lista && ctx.can(lista.ability)
        ? {
            caminho: lista.caminho,
            filtros: { ...lista.filtros, ...filtrosDaLista(consulta, periodo, lista.nomes) },
            total: lista.total ?? true,
          }
        : null,
  }
}

/** The same as a CSV: one line each, and the total last. */
export const exportRelatorio = async (
  ctx: Context,
  definicao: DefinicaoRelatorio,
  filtro: RelatorioFiltro,
) => {
  const { dimensao, colunas, linhas, total } = await definicao.ler(ctx, consultaDe(ctx, definicao, filtro))
  const columns = [
    relatorioColumn(dimensao, 0, 'texto'),
    ...colunas.map(({ rotulo, formato }, at) => relatorioColumn(rotulo, at + 1, formato)),
  ]
  const cells = linhas.map(({ rotulo, valores }) => [rotulo, ...valores])
  if (total) cells.push(['Total', ...total])
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  return {
    name: definicao.nome,
    columns,
    keys: { steps: [JSON.stringify(cells)], count: cells.length },
    total: cells.length,
    write: (some: string) => writeRelatorioLines(ctx.db, csv, some),
  }
}
