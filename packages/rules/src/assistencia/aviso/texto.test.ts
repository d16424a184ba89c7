import { OS_AVISOS } from '@app/contract/assistencia/aviso'
import { expect, test } from 'vitest'
import { AVISOS_PADRAO, EXEMPLO, faltasNoTexto, fillTexto, linkWhatsapp, maskEmail } from './texto.ts'

test.each(OS_AVISOS)(
  'decisions 54: the product’s own text of %s names nothing unknown, and the way to the order',
  (aviso) => {
    const { assunto, email, whatsapp } = AVISOS_PADRAO[aviso]
    for (const text of [email, whatsapp])
      expect(faltasNoTexto(text)).toEqual({ desconhecida: null, semLink: false })
    expect(faltasNoTexto(assunto).desconhecida).toBeNull()
    expect(fillTexto(whatsapp, EXEMPLO)).not.toMatch(/[{}]/)
  },
)

test('a text is filled, what it does not know stays and is told', () => {
  expect(fillTexto('{nome}, {nome}: {valor} até {data} em {link} ({numero})', EXEMPLO)).toBe(
    `Dalva, Dalva: R$ 276,30 até 20/12/2026 em ${EXEMPLO.link} (388/2026)`,
  )
  expect(fillTexto('{cpf} {toString}', EXEMPLO)).toBe('{cpf} {toString}')
  expect(faltasNoTexto('{cpf} {link}')).toEqual({ desconhecida: 'cpf', semLink: false })
  expect(faltasNoTexto('Olá, {nome}')).toEqual({ desconhecida: null, semLink: true })
})

test('what stands in a name is not filled once more', () => {
  expect(fillTexto('{nome}', { ...EXEMPLO, nome: '{link}' })).toBe('{link}')
})

test.each([
  ['dalva@cliente.example', 'd•••@cliente.example'],
  ['d@cliente.example', 'd•••@cliente.example'],
])('an address is shown covered: %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})

test('a message goes to a telephone as people write it, and nowhere without one', () => {
  expect(linkWhatsapp('(11) 95555-0201', 'Olá & até já')).toBe(
    'https://wa.me/5511955550201?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1',
  )
  for (const telefone of [null, undefined, '—']) expect(linkWhatsapp(telefone, 'Olá')).toBeNull()
})
