import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import type { Ability } from '@app/contract/casca/session'
import type { EstadoOs } from './acoes.ts'

export const AGORA = new Date('2026-11-20T12:00:00Z')
export const at = (status: StatusOs, mais: Partial<EstadoOs> = {}): EstadoOs => ({
  status,
  osType: 'OS',
  reincidencia: 'NENHUMA',
  statusAnterior: null,
  reparadorId: null,
  respondidoEm: null,
  orcamentoValidoAte: null,
  complementoAberto: false,
  complemento: false,
  faltamPecas: false,
  faltaPedir: false,
  faltaSinal: 0,
  aDevolver: false,
  usoIndevido: false,
  garantia: false,
  criadoEm: AGORA,
  reparadaEm: AGORA,
  trocado: false,
  escolha: null,
  ...mais,
})
const who = (can: (ability: Ability) => boolean, usuarioId: number | null = 1) => ({
  usuarioId,
  can,
  agora: AGORA,
})
export const all = who(() => true)
export const none = who(() => false)
export const system = who(() => false, null)
export const only = (...abilities: Ability[]) => who((ability) => abilities.includes(ability))
