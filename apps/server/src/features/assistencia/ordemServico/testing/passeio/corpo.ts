import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { corpoDe } from '../corpos.ts'

/** Chance, as the walk throws it. */
export type Acaso = {
  /** True so often. */
  sim: (chance: number) => boolean
  um: <T>(of: readonly T[]) => T
  ate: (maximo: number) => number
}

export const createSorte = (numero: () => number): Acaso => ({
  sim: (chance) => numero() < chance,
  ate: (maximo) => Math.floor(numero() * (maximo + 1)),
  um: (of) => {
    const [first] = of
    if (first === undefined) throw new Error('nothing to choose from')
    return of[Math.floor(numero() * of.length)] ?? first
  },
})

/** How often an act is done where it may be; the others, whenever they are drawn. */
export const RARAS: Partial<Record<AcaoOs, number>> = {
  solicitarTroca: 0.15,
  reabrirTroca: 0.4,
  naoAutorizarTroca: 0.3,
  reverterTroca: 0.2,
  trocaMaisModelos: 0.3,
  reabrirOs: 0.1,
  reabrirOrcamento: 0.3,
  reprovarOrcamento: 0.4,
  desfazerResposta: 0.4,
  cancelar: 0.03,
  exigirTroca: 0.3,
  exigirRestituicao: 0.1,
  exigirAbatimento: 0.4,
  desfazerEscolha: 0.3,
  dispensarSinal: 0.3,
}

/** What budgets and swaps are made of. */
export type Materia = {
  servico: { id: number }
  pecas: readonly { id: number }[]
  sintoma: { id: number }
  causas: readonly { id: number }[]
  modelos: readonly number[]
}

type Cobertura = { coberta: boolean }

const linha = (
  { servico, pecas, sintoma, causas }: Materia,
  { sim, um, ate }: Acaso,
  { coberta }: Cobertura,
) => {
  const garantia = sim(coberta ? 0.5 : 0.03)
  const comum = {
    sintoma,
    causa: sim(0.95) ? causas[0] : um(causas),
    garantia,
    opcional: sim(0.3),
    valorFinal: sim(0.2) ? 0 : ate(500) / 100,
    ...(sim(0.2) && { motivoValor: 'Relógio antigo' }),
  }
  return sim(0.5)
    ? { ...comum, tipo: 'SERVICO', servico }
    : { ...comum, tipo: 'PECA', peca: um(pecas), quantidade: 1 + ate(1), solicitarPeca: sim(0.7) }
}

const orcamento = (materia: Materia, acaso: Acaso, cobertura: Cobertura) => {
  const inteira = cobertura.coberta && acaso.sim(0.5)
  const linhas = Array.from({ length: 1 + acaso.ate(2) }, () => ({
    ...linha(materia, acaso, cobertura),
    ...(inteira && { garantia: true, causa: materia.causas[0], valorFinal: 0 }),
  }))
  return {
    linhas,
    ...(acaso.sim(0.2) && { prazoDiasUteis: 1 + acaso.ate(20) }),
    ...(acaso.sim(0.25) && { sinal: (1 + acaso.ate(150)) / 100 }),
  }
}

/** What somebody sends with an act: mostly what it asks for, at times less, or something else. */
export const sorteiaCorpo = (
  acao: AcaoOs,
  os: OrdemServico | undefined,
  materia: Materia,
  acaso: Acaso,
): object => {
  const { sim, um } = acaso
  const linhas = os?.orcamento?.linhas ?? []
  const cobertura = { coberta: os?.veredicto.coberta === true || os?.garantiaServico === true }
  if (sim(0.05)) return {}
  switch (acao) {
    case 'abrir':
      return { relogioPresente: sim(0.8) }
    case 'atender':
      return {
        ...(sim(0.8) && {
          linhas: Array.from({ length: 1 + acaso.ate(1) }, () => ({
            tipo: 'PECA',
            peca: um(materia.pecas),
            quantidade: 1 + acaso.ate(1),
            valorFinal: 1,
          })),
        }),
        semCobranca: 'Cortesia',
      }
    case 'avaliar':
      return { avaliacao: 'Movimento sujo.', usoIndevido: sim(0.1) }
    case 'salvarOrcamento':
    case 'alterarOrcamento':
      return orcamento(materia, acaso, cobertura)
    case 'pedirPeca':
      return { linha: linha(materia, acaso, cobertura), motivo: 'Quebrou ao abrir' }
    case 'substituirPeca':
      return {
        linha: { id: um([...linhas.map(({ id }) => id), 1]) },
        peca: um(materia.pecas),
        motivo: 'Mesma medida',
      }
    case 'aprovarOrcamento':
      return {
        nome: 'Dalva Quaresma',
        recusadas: linhas.filter(({ opcional }) => opcional && sim(0.4)).map(({ id }) => id),
      }
    case 'reprovarOrcamento':
      return { nome: 'Dalva Quaresma', motivo: 'Caro' }
    case 'aprovarReparo':
      return sim(0.6) ? { motivo: 'Único técnico de hoje' } : {}
    case 'autorizarTroca':
    case 'trocaMaisModelos':
      return { modelos: materia.modelos.filter(() => sim(0.7)).map((id) => ({ id })) }
    case 'escolherModelo':
      return { modelo: { id: um(materia.modelos) } }
    case 'exigirTroca':
    case 'exigirRestituicao':
    case 'exigirAbatimento':
      return {
        nome: 'Dalva Quaresma',
        valor: 1 + acaso.ate(200_000) / 100,
        ...(sim(0.9) && { documento: '529.982.247-25' }),
      }
    case 'alterarStatus':
      return { motivo: 'Correção', status: um(DESTINOS) }
    default:
      return corpoDe(acao, um(materia.modelos), os?.statusOS.name ?? 'EM_CRIACAO')
  }
}
const DESTINOS = [
  'ABERTURA_DE_OS',
  'AVALIACAO_TECNICA',
  'APROVAR_ORCAMENTO',
  'ORCAMENTO_APROVADO',
  'ORCAMENTO_REPROVADO',
  'AGUARDANDO_CONSERTO',
  'CONSERTADA',
  'CONTROLE_QUALIDADE',
  'REPARADA',
  'TROCA_MODELO',
  'ENTREGUE',
  'FINALIZADA',
  'CANCELADA',
] as const
