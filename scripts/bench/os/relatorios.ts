import { relatoriosAssistencia } from '../../../apps/server/src/features/assistencia/relatorio/index.ts'
import { createCaller } from '../http.ts'
import type { BenchServer } from '../server.ts'

const VOLTAS = 2
const META_S = 2

type Medido = { por: string; pior: number; terminou: boolean }

/**
 * Every report of a whole year, in each of its dimensions: of the network, and of the largest post alone. The slowest
 * dimension stands for the report.
 */
export const describeRelatorios = async ({ port, tokens }: BenchServer): Promise<string> => {
  const { call, close } = createCaller(port)
  const ano = new Date().getFullYear() - 1
  let turn = 0
  const measure = async (nome: string, por: string, posto: string): Promise<Medido> => {
    const path = `/relatorio/${nome}?de=${ano}-01-01&ate=${ano}-12-31&por=${por}${posto}`
    const times: number[] = []
    let terminou = true
    // The first call reads the pages that the others find in memory.
    for (let at = 0; at <= VOLTAS; at += 1) {
      turn += 1
      const { status, ms, body } = await call(
        { method: 'GET', path },
        tokens.staff[turn % tokens.staff.length] ?? '',
      )
      if (status === 503) terminou = false
      else if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
      if (at > 0) times.push(ms)
    }
    return { por, pior: Math.max(...times), terminou }
  }
  const slowest = async (nome: string, dimensoes: readonly string[], posto: string): Promise<Medido> => {
    const all: Medido[] = []
    for (const por of dimensoes) all.push(await measure(nome, por, posto))
    return all.reduce((one, other) => (other.pior > one.pior ? other : one))
  }
  const s = ({ pior, terminou }: Medido) => (terminou ? (pior / 1000).toFixed(2) : 'não terminou')
  const lines: string[] = []
  for (const { nome, titulo, por } of relatoriosAssistencia.relatorios) {
    const dimensoes = por.map(({ valor }) => valor)
    const rede = await slowest(nome, dimensoes, '')
    const doPosto = await slowest(nome, dimensoes, '&posto=1')
    const words = por.find(({ valor }) => valor === rede.por)?.rotulo ?? rede.por
    const chega = rede.terminou && rede.pior <= META_S * 1000 ? 'sim' : 'não'
    lines.push(`${titulo} | ${words} | ${s(rede)} | ${s(doPosto)} | ${chega}`)
  }
  close()
  return [
    `Um ano da rede inteira, na dimensão mais lenta, e do maior posto sozinho (um vigésimo das OS); meta ≤ ${META_S} s.`,
    '',
    'relatório | dimensão mais lenta | s | s do maior posto | chega',
    '---|---|---:|---:|---',
    ...lines,
  ].join('\n')
}
