import { type AcaoChamado, ChamadoInput } from '@app/contract/assistencia/chamado'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { createChamado, moveChamado } from '../../../features/assistencia/chamado/index.ts'
import type { Context } from '../../../platform/context.ts'
import { existsChamado } from './chamados-store.ts'

const HOUR_MS = 60 * MINUTE_MS

type Quem = 'atendente' | 'tecnico' | 'responsavel' | 'responsavel2' | 'sp' | 'troca'
type Ato = { acao: AcaoChamado; quem: Quem; texto?: string }

type DemoChamado = {
  /** How many hours ago it was opened; each act follows an hour later. */
  horas: number
  quem: Quem
  titulo: string
  categoria: ChamadoInput['categoria']
  prioridade?: ChamadoInput['prioridade']
  texto: string
  atos?: readonly Ato[]
}

/** Tickets in every status, two of them late. */
const CHAMADOS: readonly DemoChamado[] = [
  {
    horas: 170,
    quem: 'tecnico',
    titulo: 'Teste a 10 ATM com o vidro original',
    categoria: 'TECNICA',
    prioridade: 'ALTA',
    texto: 'O vidro é o original, sem trincas. Posso testar a 10 ATM ou paro em 5?',
  },
  {
    horas: 150,
    quem: 'responsavel2',
    titulo: 'Movimento trava depois da troca da célula',
    categoria: 'TECNICA',
    prioridade: 'ALTA',
    texto: 'Três relógios do mesmo lote travam entre 8 e 10 horas depois da troca.',
  },
  {
    horas: 2,
    quem: 'atendente',
    titulo: 'Coroa de 6 mm não aparece na busca de peças',
    categoria: 'SISTEMA',
    texto: 'Procuro por “coroa 6” e a lista vem vazia.',
  },
  {
    horas: 1,
    quem: 'tecnico',
    titulo: 'Torque da tampa roscada',
    categoria: 'TECNICA',
    texto: 'Qual o torque da tampa de 38 mm? O manual só traz a de 42.',
  },
  {
    horas: 60,
    quem: 'atendente',
    titulo: 'Falta a nota fiscal da troca em garantia',
    categoria: 'GARANTIA',
    texto: 'O cliente pergunta pela nota do relógio trocado.',
    atos: [{ acao: 'pedir', quem: 'sp', texto: 'Qual é a OS da troca?' }],
  },
  {
    horas: 55,
    quem: 'responsavel2',
    titulo: 'Foto do calibre para identificar a peça',
    categoria: 'PECA',
    texto: 'O código gravado está gasto; mando a foto que for preciso.',
    atos: [{ acao: 'pedir', quem: 'sp', texto: 'Mande uma foto da platina, do lado da coroa.' }],
  },
  {
    horas: 30,
    quem: 'tecnico',
    titulo: 'Gaxeta do fundo chegou errada',
    categoria: 'PECA',
    texto: 'Veio a de 36 mm, pedimos a de 38.',
    atos: [{ acao: 'atender', quem: 'sp', texto: 'A certa sai hoje; fique com a outra no estoque.' }],
  },
  {
    horas: 28,
    quem: 'responsavel',
    titulo: 'Como registrar pulseira vendida à parte',
    categoria: 'SISTEMA',
    texto: 'A pulseira não é do conserto: entra na OS?',
    atos: [{ acao: 'atender', quem: 'sp', texto: 'Abra um pronto atendimento só com a pulseira.' }],
  },
  {
    horas: 300,
    quem: 'responsavel',
    titulo: 'Polimento de caixa cromada',
    categoria: 'GARANTIA',
    texto: 'O cliente pede o polimento pela garantia.',
    atos: [{ acao: 'recusar', quem: 'sp', texto: 'Desgaste pelo uso não é coberto.' }],
  },
  {
    horas: 260,
    quem: 'atendente',
    titulo: 'Modelo para a troca sem estoque',
    categoria: 'GARANTIA',
    texto: 'O cliente escolheu um modelo que acabou.',
    atos: [
      { acao: 'atender', quem: 'troca', texto: 'Chegam dez na quinta; o link mostra os outros até lá.' },
      { acao: 'finalizar', quem: 'atendente' },
    ],
  },
  {
    horas: 220,
    quem: 'responsavel2',
    titulo: 'Segunda via da cobrança de setembro',
    categoria: 'FINANCEIRO',
    texto: 'O código PIX da cobrança venceu.',
    atos: [
      { acao: 'atender', quem: 'sp', texto: 'O código novo está na página da cobrança.' },
      { acao: 'reabrir', quem: 'responsavel2', texto: 'Ainda mostra o valor sem o desconto.' },
      { acao: 'atender', quem: 'sp', texto: 'Corrigido: o desconto vale até o dia 20.' },
      { acao: 'finalizar', quem: 'responsavel2' },
    ],
  },
]

const bodyOf = ({ acao, texto }: Ato) => (acao === 'recusar' ? { motivo: texto } : { texto })

/** Opens each ticket and moves it on, by the right people; those that exist are left alone. */
export const seedChamados = async (pessoas: Record<Quem, Context>): Promise<void> => {
  for (const { horas, quem, atos = [], ...dados } of CHAMADOS) {
    const base = pessoas[quem]
    if (await existsChamado(base.db, dados.titulo)) continue
    const start = base.now().getTime() - horas * HOUR_MS
    const at = (name: Quem, step: number): Context => ({
      ...pessoas[name],
      now: () => new Date(start + step * HOUR_MS),
    })
    let { id, versao } = await createChamado(at(quem, 0), ChamadoInput.parse(dados))
    for (const [step, ato] of atos.entries())
      ({ id, versao } = await moveChamado(at(ato.quem, step + 1), id, ato.acao, { versao, ...bodyOf(ato) }))
  }
}
