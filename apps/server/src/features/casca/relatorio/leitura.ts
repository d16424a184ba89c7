import type { RelatorioColuna } from '@app/contract/casca/relatorio'
import { fimDoMes, mesCurto, mesesCortados, mesesEntre } from '@app/rules/casca/relatorio'
import { dayRange } from '@app/rules/casca/tempo'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { Consulta, Leitura } from './definicao.ts'
import { type Dimensao, type Medida, readAgregado } from './store/agregado.ts'

type Pedida = {
  dimensao: Dimensao
  fonte: Parameters<typeof readAgregado>[1]['fonte']
  medidas: readonly Medida[]
  limite?: number
}

/** A month of the period, cut to its days, in the form of the lists' addresses. */
const diasDoMes = (mes: string, { de, ate }: Consulta): Record<string, string> => {
  const [first, last] = [`${mes}-01`, fimDoMes(mes)]
  return { de: first < de ? de : first, ate: last > ate ? ate : last }
}

/** The month of the period in which an instant lies, counted from 1; rows of one report have a line each. */
export const mesDe = (quando: RawBuilder<unknown>, { de, ate, zone }: Consulta) => {
  const inicios = mesesEntre(de.slice(0, 7), ate.slice(0, 7)).map((mes) => dayRange(`${mes}-01`, zone).from)
  return sql`width_bucket(${quando}, ${inicios}::timestamptz[])`
}

export const colunaDe = ({ nome, rotulo, formato, desenho, abre }: Medida): RelatorioColuna => ({
  nome,
  rotulo,
  formato,
  desenho: desenho ?? null,
  abre: abre ?? null,
})

/** By month, every month of the period has a line, even an empty one; otherwise the largest line comes first. */
export const readConsulta = async (db: Executor, consulta: Consulta, pedida: Pedida): Promise<Leitura> => {
  const { dimensao, fonte, medidas, limite } = pedida
  const porMes = consulta.por === 'mes'
  const [first] = medidas
  const { linhas, total, cortadas } = await readAgregado(db, {
    fonte,
    nome: dimensao.nome,
    medidas,
    ordem: porMes || !first ? 'chave' : first.valor,
    ...(limite !== undefined && { limite }),
  })
  const common = { dimensao: dimensao.rotulo, colunas: medidas.map(colunaDe), total }
  if (porMes) {
    const known = new Map(linhas.map(({ chave, valores }) => [Number(chave), valores]))
    const empty = medidas.map(({ formato }) => (formato === 'inteiro' || formato === 'dinheiro' ? 0 : null))
    const [de, ate] = [consulta.de.slice(0, 7), consulta.ate.slice(0, 7)]
    const meses = mesesEntre(de, ate).map((mes, at) => ({
      chave: mes,
      rotulo: mesCurto(mes),
      valores: known.get(at + 1) ?? empty,
      abre: diasDoMes(mes, consulta),
    }))
    return { ...common, linhas: meses, cortadas: mesesCortados(de, ate) }
  }
  return {
    ...common,
    cortadas,
    linhas: linhas.map(({ chave, rotulo, valores }) => ({
      chave: chave ?? '',
      rotulo: rotulo ?? dimensao.vazio,
      valores,
      abre: (chave === null ? dimensao.abreVazio : dimensao.abre?.(chave)) ?? null,
    })),
  }
}
