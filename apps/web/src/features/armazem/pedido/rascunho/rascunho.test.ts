import { describe, expect, test } from 'vitest'
import { createBody, emptyValues } from '../form/form-model.ts'
import { asRascunho, MAX_ARQUIVO, parseRascunho, tituloOf } from './rascunho.ts'
import { partArquivos } from './rascunho-files.ts'
import { keptText, whenOf } from '../../../../ui/draft/draft-words.ts'
import { resumeNext, takeResumed } from '../../../../ui/draft/resumed.ts'
import { nomeOf, pedidoIdOf, PREFIXO_NOVO } from './rascunho-nome.ts'

const cliente = { id: 7, nomeFantasia: 'Flor', cnpjCpf: '', codigoCliente: 'C', codigoDepositante: 'D' }
const values = { ...emptyValues(cliente), numeroPedidoCliente: ' FA-1 ' }

describe('drafts of orders', () => {
  test('are named by their order, and name it', () => {
    expect(pedidoIdOf(nomeOf(48237))).toBe(48237)
    expect(pedidoIdOf(`${PREFIXO_NOVO}abc`)).toBeNull()
    expect(tituloOf(undefined, values)).toBe('Novo pedido · Flor · FA-1')
    expect(tituloOf(48237, emptyValues(null))).toBe('Pedido 48237')
  })

  test('say when: the time today, else the day too', () => {
    const now = new Date('2026-11-20T18:00:00Z')
    expect(whenOf('2026-11-20T17:32:00Z', now)).toBe('14:32')
    expect(whenOf('2026-11-18T17:32:00Z', now)).toBe('18/11 14:32')
    expect(keptText('2026-11-20T17:32:00Z', now)).toBe('Rascunho salvo neste computador às 14:32')
  })

  test('of another release are not read', () => {
    const draft = asRascunho({
      base: null,
      values,
      codigo: '',
      faltas: [],
      recusas: {},
      fora: [],
      tentativa: null,
    })
    expect(parseRascunho(structuredClone(draft))).toEqual(draft)
    expect(parseRascunho({ ...draft, formato: 0 })).toBeNull()
    expect(parseRascunho('rascunho')).toBeNull()
  })

  test('give the very same body again after they were kept (Idempotency-Key)', () => {
    const shuffled = Object.fromEntries(Object.entries(values).toReversed()) as typeof values
    expect(JSON.stringify(createBody(shuffled))).toBe(JSON.stringify(createBody(values)))
  })

  test('keep files up to 10 MB; larger ones are named, to be chosen again', () => {
    const small = new File([new Uint8Array(10)], 'nota.pdf')
    const large = new File([new Uint8Array(MAX_ARQUIVO + 1)], 'fotos.zip')
    const { kept, left } = partArquivos({ nf: small, tag: large })
    expect(Object.keys(kept)).toEqual(['nf'])
    expect(left).toEqual([{ campo: 'tag', nome: 'fotos.zip' }])
    expect(partArquivos({ nf: small }, 0).left).toEqual([{ campo: 'nf', nome: 'nota.pdf' }])
  })

  test('a draft chosen in the list is opened once', () => {
    resumeNext('pedido/7')
    expect(takeResumed()).toBe('pedido/7')
    expect(takeResumed()).toBeNull()
  })
})
