import { readFileSync } from 'node:fs'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { keepArquivo } from '../features/armazem/caixaNota/index.ts'
import { createNotaReader, importNota, createNota } from '../features/armazem/nota/index.ts'
import { wmsKind } from '../features/armazem/wms/index.ts'
import type { Services } from '../platform/context.ts'
import { contextOnBehalf } from '../platform/on-behalf.ts'
import { COMO_A_NOTA, type Contagem, countDemo, DEVOLUCAO, drawLogo, photographLoading } from './chegada.ts'
import { DEMO_OPERADOR } from './people.ts'
import { completeParte, findNotaByChave, findProdutosByCodigo, findUsuario } from './store.ts'

type DemoNota = {
  arquivo: string
  /** The client's product of each line, when the issuer's code does not give it. */
  codigos: readonly string[]
  fator?: number
  /** What the operator counted at the door, where it has been counted. */
  contagem?: Contagem
}

/**
 * A delivery that was put away, two that wait at the dock (one from a supplier, one without lots), and a return of which
 * something is missing and something was damaged.
 */
const NOTAS: readonly DemoNota[] = [
  { arquivo: 'deposito-papelaria', codigos: ['PN-TG', 'PN-CO'], contagem: COMO_A_NOTA },
  { arquivo: 'fornecedor-papelaria', codigos: ['PN-A4'], fator: 10 },
  { arquivo: 'deposito-ferragens', codigos: ['FV-CA', 'FV-DB'] },
  { arquivo: 'devolucao-cosmeticos', codigos: ['AR-ESS'], contagem: DEVOLUCAO },
]

/** What came by mail and waits to be imported: its file, its sender, and how many hours ago. */
const CHEGARAM = [
  { arquivo: 'chegou-embalagens', remetente: 'nfe@embalagens.example', assunto: 'NF-e 6120', horas: 20 },
  {
    arquivo: 'chegou-grafica',
    remetente: 'faturamento@grafica.example',
    assunto: 'Segue a nota 88131',
    horas: 2,
  },
] as const

/** The generator of the samples made it (apps/server/testing/nfe), under numbers that no sample has. */
const readArquivo = (nome: string): Buffer => readFileSync(new URL(`notas/${nome}.xml`, import.meta.url))

const seedAll = async (services: Services, signal: AbortSignal): Promise<boolean> => {
  const operador = await findUsuario(services.db, DEMO_OPERADOR)
  const ctx = operador === undefined ? undefined : await contextOnBehalf(services, operador)
  if (!ctx) return false
  // An outside WMS counts by itself what arrives.
  const counted = wmsKind(services.config) === 'interno'
  const leitor = createNotaReader({ processos: 1 })
  const giveUp = () => void leitor.close()
  signal.addEventListener('abort', giveUp)
  try {
    for (const { arquivo, codigos, fator, contagem } of NOTAS) {
      if (signal.aborted) return false
      const bytes = readArquivo(arquivo)
      const chave = /Id="NFe(\d{44})"/.exec(bytes.toString())?.[1] ?? ''
      const there = await findNotaByChave(ctx.db, chave)
      if (there) {
        if (contagem && counted && there.recebida_em === null) await countDemo(ctx, there.id, contagem)
        continue
      }
      const { cliente } = await importNota(ctx, leitor, bytes, {})
      if (!cliente) continue
      const byCodigo = await findProdutosByCodigo(ctx.db, cliente.id, codigos)
      const { id } = await createNota(ctx, leitor, {
        nota: { filename: `${arquivo}.xml`, data: bytes.toString('base64') },
        produtos: codigos.map((codigo) => ({
          id: byCodigo.get(codigo),
          ...(fator !== undefined && { fator }),
        })),
      })
      if (contagem && counted) await countDemo(ctx, id, contagem)
    }
    for (const { arquivo, horas, ...carta } of CHEGARAM)
      await keepArquivo(
        { services, leitor, autor: null },
        { ...carta, enviado: new Date(services.now().getTime() - horas * 60 * MINUTE_MS) },
        { filename: `${arquivo}.xml`, content: readArquivo(arquivo) },
      )
    await photographLoading(ctx)
    await drawLogo(ctx)
    return true
  } finally {
    signal.removeEventListener('abort', giveUp)
    await leitor.close()
  }
}

/**
 * Adds the demo's notes in the way a person does: read, mapped, saved, one of them received. It stops where it is when
 * `signal` aborts, and the next start continues. The reading thread has ended by then, because a process must not exit
 * while one starts.
 */
export const seedNotas = (services: Services, signal: AbortSignal): Promise<void> =>
  completeParte(services.db, 'notas', services.now, () => seedAll(services, signal))
