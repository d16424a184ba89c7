import { createHash } from 'node:crypto'
import type { Parte } from '@app/contract/assistencia/chat'
import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import { openConversa, sendMensagem } from '../../../features/assistencia/chat/index.ts'
import { tellEscrita, writeDaOs } from '../../../features/assistencia/ordemServico/index.ts'
import type { Context } from '../../../platform/context.ts'
import { findOsDe } from './conversas-store.ts'

type Quem = 'atendente' | 'tecnico' | 'responsavel' | 'sp' | 'troca'
type Fala = readonly [quem: Quem | 'consumidor', texto: string]

type DemoConversa = {
  com: Parte
  /** How many days ago it began; each message follows half an hour later. */
  dias: number
  /** About an order: what was told at its intake. */
  relato?: string
  falas: readonly Fala[]
}

/** What posts, manufacturer and consumers say to each other; some of it waits for an answer. */
const CONVERSAS: readonly DemoConversa[] = [
  {
    com: 'ASSISTENCIA_SP',
    dias: 1,
    falas: [
      [
        'tecnico',
        'Chegou a gaxeta de 38 mm e serviu. Falta o teste de estanqueidade: faço a 10 ATM com o vidro original?',
      ],
      ['sp', 'Faz a 10, mas troca a gaxeta do vidro antes. Está no boletim de vedação, página 3.'],
      ['tecnico', 'Certo. Mando o resultado ainda hoje.'],
    ],
  },
  {
    com: 'TROCA',
    dias: 4,
    falas: [
      ['responsavel', 'O cliente da troca escolheu o segundo modelo. Quando sai?'],
      ['troca', 'Sai na quinta, com o código de rastreio na OS.'],
      ['responsavel', 'Obrigada, aviso o cliente.'],
    ],
  },
  {
    com: 'FINANCEIRO',
    dias: 6,
    falas: [
      ['responsavel', 'Conferi o fechamento do mês: falta a mão de obra de uma OS finalizada no dia 30.'],
    ],
  },
  {
    com: 'CONSUMIDOR',
    dias: 2,
    relato: 'A coroa saiu na mão.',
    falas: [
      ['consumidor', 'Bom dia. Vocês trocam a pulseira também?'],
      ['atendente', 'Bom dia! Trocamos, sim. Quer que entre no mesmo conserto?'],
      ['consumidor', 'Quero, a de couro marrom.'],
      ['atendente', 'Combinado. Aviso quando ficar pronto.'],
    ],
  },
  {
    com: 'CONSUMIDOR',
    dias: 1,
    relato: 'Quer o vidro novo.',
    falas: [['consumidor', 'Posso buscar no sábado de manhã?']],
  },
]

/** The same on every start, so that a message is written once. */
const dispositivoDe = (texto: string): string => {
  const hex = createHash('sha256').update(texto).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Says each thing at its time and by the right person; what was said before is left alone. */
export const seedConversas = async (pessoas: Record<Quem, Context>): Promise<void> => {
  for (const { com, dias, relato, falas } of CONVERSAS) {
    const start = pessoas.atendente.now().getTime() - dias * DAY_MS
    const at = (quem: Quem, step: number): Context => ({
      ...pessoas[quem],
      now: () => new Date(start + step * 30 * MINUTE_MS),
    })
    const os = relato === undefined ? undefined : await findOsDe(pessoas.atendente.db, relato)
    if (relato !== undefined && os === undefined) continue
    const ordemServico = os === undefined ? null : { id: os }
    const { id } = await openConversa(at('atendente', 0), { equipe: com, ordemServico })
    for (const [step, [quem, texto]] of falas.entries()) {
      const dispositivo = dispositivoDe(texto)
      if (quem !== 'consumidor')
        await sendMensagem(at(quem, step), id, { dispositivo, texto, mencoes: [], arquivos: [] }, tellEscrita)
      else if (os !== undefined) await writeDaOs(at('atendente', step), os, { dispositivo, texto })
    }
  }
}
