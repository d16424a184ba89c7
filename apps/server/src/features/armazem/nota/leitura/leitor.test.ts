import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  buildNFe,
  cnpj,
  nfeProc,
  protNFe,
  signedNFe,
  type ItemGerado,
} from '../../../../../testing/nfe/lib-nfe.mjs'
import { ChildTooLate } from '../../../../platform/child/index.ts'
import { childrenOf } from '../../../../platform/testing/children.ts'
import { temporaryFolder } from '../../../../platform/testing/temporary-folder.ts'
import { createNotaReader, LIMITES } from './index.ts'
import { AMOSTRAS, readAmostra } from './testing/amostras.ts'
import { startProcesso } from './processo.ts'

const reader = createNotaReader()
afterAll(() => reader.close())

const SP = { cUF: '35', UF: 'SP', cMun: '3550308', xMun: 'São Paulo' }
const gerar = (itens: ItemGerado[]): Buffer => {
  const nota = buildNFe({
    nNF: 1,
    cNF: 12_345_678,
    emit: { ...SP, cnpj: cnpj('999990020001'), xNome: 'Cliente' },
    dest: { ...SP, cnpj: cnpj('999990010001'), xNome: 'Armazém' },
    itens,
  })
  return Buffer.from(nfeProc(signedNFe(nota), protNFe(nota)))
}
const item: ItemGerado = {
  cProd: '1',
  xProd: 'A',
  CFOP: '5905',
  uCom: 'UN',
  qCom: '1.0000',
  vUnCom: '2.0000000000',
}

describe('what is too large', () => {
  test('991 items are read, and the layout’s limit is said', async () => {
    const leitura = await reader.read(gerar(Array.from({ length: 991 }, () => item)))
    if (leitura.tipo !== 'nota') throw new Error(JSON.stringify(leitura))
    expect(leitura.nota.infNFe.det).toHaveLength(991)
    expect(leitura.nota.avisos.map(({ codigo }) => codigo)).toContain('W_XSD')
    expect(leitura.nota.assinatura.resultado).toBe('ok')
  })

  test('a description of 2 MB is read and warned of, one of 12 MB refused', async () => {
    const long = (length: number) => gerar([{ ...item, xProd: 'A'.repeat(length) }])
    expect(await reader.read(long(2_000_000))).toMatchObject({
      tipo: 'nota',
      nota: { esquema: { elemento: 'xProd' } },
    })
    expect(await reader.read(long(12_000_000))).toMatchObject({ codigo: 'E_XML' })
  })

  test('more bytes than the limit are refused unread', async () => {
    expect(await reader.read(Buffer.alloc(LIMITES.bytes + 1, 0x20))).toMatchObject({
      codigo: 'E_TAMANHO',
      params: { limite: 20 },
    })
  })

  test('markup made to be slow to look through takes no time', async () => {
    for (const piece of ['<a "', '<!--', '<a/>', "<a b='", '<![CDATA[', '</a>', '&lt;', '<a b="" b=""']) {
      const leitura = await reader.read(Buffer.from(piece.repeat(1_000_000)))
      expect(leitura, piece).toMatchObject({ codigo: expect.stringMatching(/^E_(XML|PROFUNDIDADE)$/) })
    }
  })

  test('noise is refused by name', async () => {
    for (let time = 0; time < 20; time += 1)
      expect(await reader.read(randomBytes(1000))).toMatchObject({ tipo: 'recusa' })
  })
})

describe('the processes', () => {
  test('a file that takes too long is refused, and the next is read by a new process', async () => {
    const hurried = createNotaReader({ processos: 1, milissegundos: 1 })
    try {
      const slow = hurried.read(readAmostra('ok-990-itens'))
      const waiting = hurried.read(readAmostra('ref-pdf'))
      expect(await slow).toEqual({ tipo: 'recusa', codigo: 'E_DEMORA', params: {} })
      expect(await waiting).toMatchObject({ codigo: expect.stringMatching(/^E_(PDF|DEMORA)$/) })
    } finally {
      await hurried.close()
    }
  })

  test('a killed reader reports its file as failed, and a new process reads the next file', async () => {
    const fallen: string[] = []
    const others = childrenOf(process.pid, 'leitura/filho.ts')
    const killed = createNotaReader({ processos: 1, aoCair: (motivo) => fallen.push(motivo) })
    try {
      await killed.schemaVersao()
      const [pid] = childrenOf(process.pid, 'leitura/filho.ts').filter((each) => !others.includes(each))
      const reading = killed.read(readAmostra('ok-990-itens'))
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await expect(reading).rejects.toMatchObject({ statusCode: 503, code: 'LEITURA_INTERROMPIDA' })
      expect(fallen).toEqual(['ended by SIGKILL'])
      expect(await killed.read(readAmostra('ok-5905-1-item'))).toMatchObject({ tipo: 'nota' })
    } finally {
      await killed.close()
    }
  })

  test('a reader that is not ready in time is ended, and the call can be repeated', async () => {
    const processo = startProcesso([], 1)
    await expect(processo.pronto).rejects.toBeInstanceOf(ChildTooLate)
    expect(processo.ended()).toBe(true)
    const hurried = createNotaReader({ processos: 1, milissegundosInicio: 1 })
    try {
      for (const read of [() => hurried.schemaVersao(), () => hurried.read(readAmostra('ok-5905-1-item'))])
        await expect(read()).rejects.toMatchObject({ statusCode: 503, code: 'SERVICO_INDISPONIVEL' })
    } finally {
      await hurried.close()
    }
  })

  test('schemas that would be compiled for ever end with their process, and the process goes on', async () => {
    const { path, remove } = temporaryFolder()
    const optional = Array.from({ length: 5000 }, (_, at) => `<xs:element name="a${at}" minOccurs="0"/>`)
    writeFileSync(
      join(path, 'nfe_v4.00.xsd'),
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="x"><xs:complexType>
       <xs:sequence>${optional.join('')}</xs:sequence></xs:complexType></xs:element></xs:schema>`,
    )
    const processo = startProcesso([path], 3000)
    await expect(processo.pronto).rejects.toBeInstanceOf(ChildTooLate)
    expect(processo.ended()).toBe(true)
    remove()
  })

  test('many at once each get their own answer', async () => {
    const some = AMOSTRAS.filter(({ esperado }) => esperado === 'accept').slice(0, 30)
    const read = await Promise.all(some.map(({ nome }) => reader.read(readAmostra(nome))))
    expect(read.map((leitura) => leitura.tipo === 'nota' && leitura.nota.chave)).toEqual(
      some.map(({ chave }) => chave),
    )
  })

  test('a process with nothing to do ends, and the next file starts another', async () => {
    const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = children()
    const brief = createNotaReader({ processos: 1, milissegundosOcioso: 1 })
    try {
      expect(await brief.read(readAmostra('ok-5905-1-item'))).toMatchObject({ tipo: 'nota' })
      await expect.poll(children, { timeout: 10_000 }).toBe(before)
      expect(await brief.read(readAmostra('ok-5905-1-item'))).toMatchObject({ tipo: 'nota' })
    } finally {
      await brief.close()
    }
  })

  test('once closed it reads nothing, not even what was waiting', async () => {
    const closed = createNotaReader({ processos: 1 })
    const both = [closed.read(readAmostra('ok-990-itens')), closed.read(readAmostra('ref-pdf'))]
    const settled = Promise.allSettled(both)
    await closed.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(closed.read(Buffer.of())).rejects.toThrow('closed')
  })
})

describe('the schemas', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  test('a folder that cannot be used is named, and the next one is taken', async () => {
    const broken = join(folder.path, 'PL_999')
    mkdirSync(broken)
    writeFileSync(join(broken, 'nfe_v4.00.xsd'), '<nada/>')
    const refused: string[] = []
    const other = createNotaReader({
      pastas: () => [join(folder.path, 'nenhuma'), folder.path],
      aoRecusarPasta: (motivo) => refused.push(motivo),
    })
    try {
      expect(await other.schemaVersao()).toEqual({ versao: 'PL_010b_V1.30', conheceLetras: false })
      expect(refused).toHaveLength(2)
      expect(refused[0]).toContain('nenhuma: falta nfe_v4.00.xsd')
    } finally {
      await other.close()
    }
  })

  test('new schemas are taken by the next file', async () => {
    let asked = 0
    const changing = createNotaReader({
      processos: 1,
      pastas: () => {
        asked += 1
        return []
      },
    })
    try {
      await changing.read(readAmostra('ref-vazia'))
      await changing.read(readAmostra('ref-vazia'))
      expect(asked).toBe(1)
      changing.reload()
      await changing.read(readAmostra('ref-vazia'))
      expect(asked).toBe(2)
    } finally {
      await changing.close()
    }
  })
})
