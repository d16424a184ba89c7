import { expect, it } from 'vitest'
import { novoDe } from './consumidor.ts'

it('takes what was looked for as what it is: a name, a document, a telephone', () => {
  expect(novoDe(' Dalva Quaresma ')).toMatchObject({ nome: 'Dalva Quaresma', cnpjCpf: '', telefone: '' })
  expect(novoDe('52998224725')).toMatchObject({ nome: '', cnpjCpf: '529.982.247-25' })
  expect(novoDe('19 90000-0142')).toMatchObject({ cnpjCpf: '', telefone: '(19) 90000-0142' })
})
