import { CORREIO_MODELOS, CORREIO_TIPOS } from '@app/contract/casca/correio/modelos'
import { describe, expect, test } from 'vitest'
import { composeCarta, exemplosDe, faltasNaCarta } from './carta.ts'
import { htmlDaCarta } from './html.ts'

describe.each(CORREIO_TIPOS)('%s', (tipo) => {
  const { padrao, corpo } = CORREIO_MODELOS[tipo]

  test('the product’s own texts name what there is, and what the mail needs', () => {
    expect(faltasNaCarta(tipo, padrao)).toEqual([])
  })

  test('the examples fill them', () => {
    const { assunto, texto } = composeCarta(padrao, exemplosDe(tipo), corpo)
    expect(`${assunto}\n${texto}`).not.toMatch(/[{}]|\n{3}|[ \t]\n/)
    expect(assunto).not.toBe('')
  })
})

const ACESSO = CORREIO_MODELOS.ACESSO_MUDOU.padrao

test('an unknown name, a missing one and a subject of two lines are each told where they stand', () => {
  expect(
    faltasNaCarta('ACESSO_MUDOU', { assunto: 'Um\ndois', abertura: '{fato}', fechamento: 'Senha: {senha}' }),
  ).toEqual([
    { campo: 'fechamento', codigo: 'AVISO_MARCA', marca: 'senha' },
    { campo: 'abertura', codigo: 'CORREIO_MARCA_FALTA', marca: 'quando' },
    { campo: 'assunto', codigo: 'CORREIO_ASSUNTO_LINHAS', marca: '' },
  ])
  expect(faltasNaCarta('ACESSO_MUDOU', { ...ACESSO, abertura: 'Olá {toString}. {fato} {quando}' })).toEqual([
    { campo: 'abertura', codigo: 'AVISO_MARCA', marca: 'toString' },
  ])
})

test('what a value says is filled once, and stays on the subject’s one line', () => {
  const { assunto, texto } = composeCarta(
    { assunto: 'Nova: {titulo}', abertura: '{titulo}', fechamento: '' },
    { titulo: 'Um {motivo}\r\nBcc: todos@exemplo.com.br', motivo: 'outro' },
    'https://exemplo.com.br/',
  )
  expect(assunto).toBe('Nova: Um {motivo} Bcc: todos@exemplo.com.br')
  expect(texto).toContain('Um {motivo}')
})

test('the HTML is the escaped text; its addresses alone are links', () => {
  const html = htmlDaCarta(
    '<b>Oi</b>',
    'Veja <script>alert(1)</script> & "isto"\nlinha\n\nhttps://exemplo.com.br/a?b=1&c="x" javascript:alert(1)\n',
  )
  expect(html).not.toMatch(/<script|<b>|style=|href="javascript/)
  expect(html).toContain('<title>&#60;b&#62;Oi&#60;/b&#62;</title>')
  expect(html).toContain(
    '<p>Veja &#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;isto&#34;<br>linha</p>',
  )
  expect(html).toContain('<a href="https://exemplo.com.br/a?b=1&#38;c=">')
})
