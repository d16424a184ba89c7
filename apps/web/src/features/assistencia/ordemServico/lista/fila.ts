import { ACAO_OS_LABELS, SEMAFORO } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServicoResumo, Semaforo } from '@app/contract/assistencia/ordemServico'
import type { Treinamento } from '@app/contract/assistencia/tecnico'
import { isTreinado } from '@app/rules/assistencia/tecnico'
import { arrangeAcoes } from '../acoes/acoes.ts'

/** A watch on the bench, and in words what comes next. */
export type NaFila = { os: OrdemServicoResumo; proxima: string }
export type Grupo = { semaforo: Semaforo; entradas: NaFila[] }

/** Whose watches show. */
export const ABAS = ['minhas', 'posto', 'semDono'] as const
export type Aba = (typeof ABAS)[number]
export const ABA_LABELS: Record<Aba, string> = {
  minhas: 'Minhas',
  posto: 'Do posto',
  semDono: 'Sem dono',
}

/** Acts of the bench: those of a technician with a watch in hand. */
const DA_BANCADA: readonly AcaoOs[] = [
  'salvarPreAvaliacao',
  'avaliar',
  'salvarOrcamento',
  'pedirDeNovo',
  'consertar',
  'enviarControleQualidade',
  'aprovarReparo',
  'reabrirConserto',
  'aguardarConserto',
]

/** The traffic light's groups in words, the most urgent first. */
export const FAIXAS: Record<Semaforo, string> = {
  VERMELHO: 'dia 18 e acima de 25',
  AMARELO: '19 a 25 dias',
  VERDE: '8 a 17 dias',
  AZUL: 'até 7 dias',
  BRANCO: 'fora do prazo de lei',
}

/** The next act on a watch of the bench; null when nobody can work on it there. */
const proximaDe = (os: OrdemServicoResumo): string | null => {
  if (os.faltaPeca === 'A_PEDIR') return 'Resolver peça'
  const { proxima } = arrangeAcoes(os.proximasAcoes)
  if (proxima && DA_BANCADA.includes(proxima)) return ACAO_OS_LABELS[proxima]
  return os.faltaPeca === 'A_CAMINHO' ? 'Ver peça' : null
}

/** Has this person something to do at the bench with it? */
export const isNaBancada = (os: OrdemServicoResumo): boolean => proximaDe(os) !== null

/** The watches on the bench, the oldest first. */
export const naBancada = (ordens: readonly OrdemServicoResumo[]): NaFila[] =>
  ordens
    .flatMap((os): NaFila[] => {
      const proxima = proximaDe(os)
      return proxima === null ? [] : [{ os, proxima }]
    })
    .toSorted((a, b) => b.os.diasCorridos - a.os.diasCorridos || a.os.id - b.os.id)

/** Those of a tab. */
export const daAba = (entradas: readonly NaFila[], aba: Aba, eu: number | undefined): NaFila[] => {
  if (aba === 'posto') return [...entradas]
  return entradas.filter(({ os }) => (aba === 'minhas' ? os.tecnico?.id === eu : os.tecnico === null))
}

/** By the traffic light, red first. */
export const porSemaforo = (entradas: readonly NaFila[]): Grupo[] =>
  SEMAFORO.toReversed()
    .map((semaforo) => ({ semaforo, entradas: entradas.filter(({ os }) => os.semaforo === semaforo) }))
    .filter((grupo) => grupo.entradas.length > 0)

/** Whether a watch is of a model that the person is not trained for; false without a watch, or before it is known. */
export const isSemTreinamento = (
  { relogio }: Pick<OrdemServicoResumo, 'relogio'>,
  treinamentos: readonly Treinamento[] | undefined,
  dia: string,
): boolean => relogio !== null && treinamentos !== undefined && !isTreinado(treinamentos, relogio.modelo, dia)

/** First what the person may repair; among the same, the order stays. */
export const treinadasPrimeiro = (
  entradas: readonly NaFila[],
  treinamentos: readonly Treinamento[] | undefined,
  dia: string,
): NaFila[] =>
  entradas.toSorted(
    (a, b) =>
      Number(isSemTreinamento(a.os, treinamentos, dia)) - Number(isSemTreinamento(b.os, treinamentos, dia)),
  )
