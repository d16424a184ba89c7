import type { NotaMensagem } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import { conferenciasDe } from './conferencias.ts'
import type { Provas } from './conferencias.ts'

const mensagem = (code: string, more: Partial<NotaMensagem> = {}): NotaMensagem => ({
  type: code.startsWith('W_') ? 'WARNING' : 'INFO',
  code,
  text: `texto de ${code}`,
  oQueFazer: 'o que fazer',
  fieldName: null,
  params: {},
  ...more,
})

const assinatura = {
  resultado: 'ok',
  titular: 'Fábrica Fictícia',
  documento: null,
  emissor: null,
  validoDe: null,
  validoAte: null,
} as const
const esquema = { versao: '009', resultado: 'ok', mensagem: null, elemento: null, original: null } as const

const provas = (...messages: NotaMensagem[]): Provas => ({
  protocolo: null,
  assinatura,
  esquema,
  det: [],
  messages,
})
const linhas = (...messages: NotaMensagem[]) =>
  conferenciasDe(provas(...messages)).map(({ titulo, resultado }) => `${titulo} ${resultado}`)

test('without a warning everything that could be checked is right', () => {
  expect(linhas()).toEqual([
    'Chave de acesso certa',
    'Ambiente certa',
    'Assinatura certa',
    'Leiaute certa',
    'Finalidade certa',
    'Itens certa',
    'Totais certa',
  ])
})

test('warnings come first, each at its check; one that no check knows, and what is good to know, are told too', () => {
  expect(
    linhas(
      mensagem('I_CONTINGENCIA'),
      mensagem('I_SITUACAO'),
      mensagem('W_TOTAL'),
      mensagem('W_ITEM_TOTAL'),
      mensagem('W_ITEM_TOTAL'),
      mensagem('W_NOVO'),
    ),
  ).toEqual([
    'Itens aviso',
    'Itens aviso',
    'Totais aviso',
    'Aviso aviso',
    'Chave de acesso certa',
    'Ambiente certa',
    'Assinatura certa',
    'Leiaute certa',
    'Finalidade certa',
    'Observação observacao',
  ])
})

test('schemas that do not know the letters of a CNPJ prove nothing, and warn of nothing', () => {
  const found = conferenciasDe({ ...provas(), esquema: { ...esquema, resultado: 'naoJulgada' } })
  expect(found.at(-1)).toMatchObject({ titulo: 'Leiaute', resultado: 'observacao' })
})
