import { expect, it } from 'vitest'
import { valuesOf } from '../../../../register/form/values.ts'
import { formView, readPerfil, wireOf } from './form-view.ts'

const habilidade = (nome: 'PEDIDO_VER' | 'PEDIDO_EDITAR') => ({
  nome,
  grupo: 'Pedidos',
  rotulo: nome,
  descricao: '',
  tipos: nome === 'PEDIDO_VER' ? ['interno' as const, 'cliente' as const] : ['interno' as const],
  concedivel: true,
})
const all = [habilidade('PEDIDO_VER'), habilidade('PEDIDO_EDITAR')]
const view = formView(all)
const wire = wireOf(all)
const record = { id: 1, versao: 1, nome: 'Conferente', tipo: 'interno', habilidades: ['PEDIDO_VER', 'NOVA'] }

it('shows abilities as switches and sends them as the list they stand for', () => {
  const values = valuesOf(view, readPerfil(record))
  expect(values).toMatchObject({ 'tem:PEDIDO_VER': true, 'tem:PEDIDO_EDITAR': false })
  const changed = { ...values, 'tem:PEDIDO_EDITAR': true }
  expect(wire({ 'tem:PEDIDO_EDITAR': true }, changed, record)).toEqual({
    habilidades: ['PEDIDO_VER', 'PEDIDO_EDITAR', 'NOVA'],
  })
  expect(wire({ nome: 'Outro' }, values, record)).toEqual({ nome: 'Outro' })
})

it('a new profile is sent with its list, of what its kind may have', () => {
  const values = { tipo: 'cliente', 'tem:PEDIDO_VER': true, 'tem:PEDIDO_EDITAR': true }
  expect(wire({ nome: 'Novo', 'tem:PEDIDO_VER': true }, values, undefined)).toEqual({
    nome: 'Novo',
    habilidades: ['PEDIDO_VER'],
  })
})
