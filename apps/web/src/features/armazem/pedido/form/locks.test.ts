import type { Pedido } from '@app/contract/armazem/pedido'
import type { User } from '@app/contract/casca/session'
import { describe, expect, test } from 'vitest'
import { locksOf, readOnlyReason } from './locks.ts'

const person = (tipo: User['tipo']): User => ({
  id: 1,
  nomeExibicao: null,
  nome: 'Pessoa',
  email: 'pessoa@retaguarda.example',
  foto: null,
  role: 'ROLE_ADMIN',
  papel: 'Administrador',
  tipo,
  authorities: [],
  cpf: null,
  segundoFator: { ativo: false, exigido: false, chaveAcesso: false },
})
const pedido = (changes: Partial<Pedido>): Pedido => ({
  id: 1,
  numeroPedido: 48237,
  numeroPedidoCliente: null,
  cliente: { id: 7, nomeFantasia: 'Flor', cnpjCpf: '', codigoCliente: 'C', codigoDepositante: 'D' },
  transportadora: null,
  dataHoraColeta: '2026-11-20T13:15:00Z',
  urgente: false,
  concluido: false,
  status: 'CRIADO',
  etapa: 'CRIADO',
  statusDesde: null,
  atrasadoDesde: null,
  statusAlcis: 'não enviado',
  dataExpedicao: null,
  proximosStatus: [],
  criadoEm: '2026-11-19T13:15:00Z',
  ultimaAtualizacao: '2026-11-19T13:15:00Z',
  versao: 1,
  _links: { self: { href: '/pedidos/1' } },
  observacoes: null,
  itens: [],
  nf: null,
  pv: null,
  tag: null,
  cartaDeCorrecao: null,
  guiaDifal: null,
  comprovanteDifal: null,
  somenteLeitura: false,
  wmsAguardando: false,
  ...changes,
})
const all = () => true
const none = () => false

describe('locks of the order form', () => {
  test('a new order locks nothing; without the ability everything is locked and says so', () => {
    expect(locksOf(null, person('interno'), all).size).toBe(0)
    expect(locksOf(null, person('interno'), none).has('transportadora')).toBe(true)
    expect(readOnlyReason(null, person('interno'), none)).toContain('Seu perfil')
  })

  test('S4: concluded, the attachments and the toggle lock, also for who may reopen', () => {
    const locked = locksOf(pedido({ concluido: true }), person('interno'), all)
    expect([locked.has('concluido'), locked.has('nf'), locked.has('transportadora')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('view mode is what the server says, and tells why', () => {
    const concluded = pedido({ concluido: true, somenteLeitura: true })
    expect(locksOf(concluded, person('cliente'), all).has('itens')).toBe(true)
    expect(readOnlyReason(concluded, person('cliente'), all)).toContain('cadastro foi concluído')
    expect(readOnlyReason({ ...concluded, etapa: 'EM_SEPARACAO' }, person('cliente'), all)).toContain(
      'trabalhando',
    )
    expect(readOnlyReason({ ...concluded, etapa: 'CANCELADO' }, person('interno'), all)).toContain(
      'cancelado',
    )
    expect(readOnlyReason({ ...concluded, etapa: 'FATURADO' }, person('interno'), all)).toContain('faturado')
    expect(readOnlyReason({ ...concluded, statusAlcis: 'expedido' }, person('cliente'), all)).toContain(
      'expedido',
    )
    expect(readOnlyReason(pedido({}), person('cliente'), all)).toBeNull()
  })
})
