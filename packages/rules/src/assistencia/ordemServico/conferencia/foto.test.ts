import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { expect, it } from 'vitest'
import { momentoDaFoto, paresDeFotos } from './foto.ts'

it('a photo is of the intake, of the bench or of the end, by where the order stands', () => {
  expect(Object.groupBy(STATUS_OS, momentoDaFoto)).toMatchObject({
    ENTRADA: ['ABERTURA_DE_OS', 'EM_CRIACAO', 'AGUARDANDO_RELOGIO'],
  })
  expect(momentoDaFoto('AGUARDANDO_CONSERTO')).toBe('BANCADA')
  expect(momentoDaFoto('REPROVADO_QC')).toBe('BANCADA')
  expect(momentoDaFoto('CONTROLE_QUALIDADE')).toBe('SAIDA')
})

it('pairs the same side before and after, the last one of each', () => {
  const foto = (id: number, rotulo: string | null, momento: 'ENTRADA' | 'BANCADA' | 'SAIDA' | null) => ({
    id,
    rotulo,
    momento,
  })
  const pares = paresDeFotos([
    foto(1, 'FRENTE', 'ENTRADA'),
    foto(2, 'TAMPA', 'ENTRADA'),
    foto(3, null, 'ENTRADA'),
    foto(4, 'FRENTE', 'BANCADA'),
    foto(5, 'FRENTE', 'SAIDA'),
    foto(6, 'FRENTE', 'SAIDA'),
    foto(7, 'COROA', 'SAIDA'),
  ])
  expect(pares.map(({ antes, depois }) => [antes.id, depois?.id ?? null])).toEqual([
    [1, 6],
    [2, null],
  ])
})
