import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/http/errors.ts'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
const sabonete = await notas.createProduto('000123')
const shampoo = await notas.createProduto('SH-500')
await notas.importar('ok-5905-1-item')
afterAll(notas.server.close)
beforeEach(() => notas.forget())

const record = async (id: number) => (await notas.admin.get(`/notas/${id}`)).json()

describe('save', () => {
  it('S7-061 S7-065 S3-072 S3-087 S3-088: 201 with _links.self; the record has its lines, products and original', async () => {
    const answer = await notas.save('ok-rastro-lotes', {
      produtos: [{ id: sabonete }, { id: shampoo }, { id: sabonete }],
    })
    expect(answer.statusCode).toBe(201)
    const saved = answer.json()
    expect(saved._links.self.href).toBe(`/notas/${saved.id}`)
    const nota = await record(saved.id)
    expect(nota).toMatchObject({
      chave: '35260999999002000101550010000010121746687400',
      numero: '1012',
      serie: '1',
      valorTotal: 1978.8,
      situacao: 'importada',
      cliente: { id: notas.um },
      emitente: { documento: '99999002000101' },
      notaImportada: { nfe: { infNFe: { versao: '4.00' } } },
      produtos: [{ id: sabonete }, { id: shampoo }, { id: sabonete }],
      podeEditar: true,
      podeReceber: true,
      podeEstornar: false,
    })
    expect(nota.itens).toHaveLength(3)
    expect(nota.itens[0]).toMatchObject({
      item: 0,
      nItem: 1,
      produto: { id: sabonete },
      fator: 1,
      quantidade: 100,
      efeito: 'entrada',
    })
    expect(nota.itens[0].lotes.map(({ lote }: { lote: string }) => lote)).toEqual([
      'L2026-07A',
      'L2026-09B',
      'L2026-09C',
    ])
    expect(await record(saved.id)).toEqual((await notas.admin.get(`/api/nfse/${saved.id}`)).json())
  })

  it.each(['ok-utf16le', 'ok-iso-8859-1', 'ok-soap-nfeproc'])(
    '%s: the very bytes are kept, with their SHA-256, and handed out as an attachment',
    async (nome) => {
      const bytes = readAmostra(nome)
      const { id } = await notas.salvar(nome, [{ id: sabonete }])
      const file = await notas.admin.get(`/notas/${id}/arquivo`)
      expect(file.rawPayload).toEqual(bytes)
      expect(file.headers['content-disposition']).toMatch(`attachment; filename="${nome}.xml"`)
      expect((await record(id)).arquivo).toEqual({
        filename: `${nome}.xml`,
        length: bytes.length,
        contentType: 'application/xml',
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
    },
  )

  it('S5-060 S5-061: each line needs a product', async () => {
    const before = await notas.counts()
    for (const produtos of [[], [null, { id: shampoo }, {}], [{ id: null }, { id: shampoo }]]) {
      const answer = await notas.save('ok-rastro-lotes', { produtos })
      expect(answer.statusCode).toBe(400)
      const wrong = answer.json().messages
      expect(wrong.every(({ text }: { text: string }) => text === 'Obrigatório')).toBe(true)
      const fields = wrong.map(({ fieldName }: { fieldName: string }) => fieldName)
      expect(fields).toEqual(
        produtos.length === 0
          ? ['produtos[0]', 'produtos[1]', 'produtos[2]']
          : ['produtos[0]', 'produtos[2]'],
      )
    }
    expect(await notas.counts()).toEqual(before)
  })

  it('S7-061: all or nothing: a line of another client’s product stores neither row nor file', async () => {
    const foreign = await notas.createProduto('de-outro', { cliente: notas.server.clientes.dois })
    const before = await notas.counts()
    const answer = await notas.save('ok-rastro-lotes', {
      produtos: [{ id: sabonete }, { id: foreign }, { id: sabonete, fator: 0 }],
    })
    expect(answer.statusCode).toBe(400)
    const factor = await notas.save('ok-rastro-lotes', {
      produtos: [{ id: sabonete }, { id: foreign }, { id: sabonete, fator: 0.0125 }],
    })
    expect(factor.json().messages).toMatchObject([
      { fieldName: 'produtos[1]', code: 'PRODUTO_DESCONHECIDO' },
      { fieldName: 'produtos[2].fator', code: 'QUANTIDADE_INTEIRA' },
    ])
    expect(await notas.counts()).toEqual(before)
  })

  it('a disk that takes no file stores nothing', async () => {
    const { files } = notas.server.app.services
    const put = files.put
    const before = await notas.counts()
    files.put = () => Promise.reject(new AppError('ARMAZENAMENTO'))
    try {
      const answer = await notas.save('ok-5905-1-item', { produtos: [{ id: sabonete }] })
      expect(answer.statusCode).toBe(503)
    } finally {
      files.put = put
    }
    expect(await notas.counts()).toEqual(before)
    expect((await notas.save('ok-5905-1-item', { produtos: [{ id: sabonete }] })).statusCode).toBe(201)
  })

  it('what the sender says of the note is ignored: values come from the file', async () => {
    const forged = { nfe: { infNFe: { id: '0'.repeat(44), total: { icmstot: { vnf: 1 } } } } }
    const answer = await notas.save('ok-5905-1-item', {
      produtos: [{ id: sabonete }],
      notaImportada: forged,
      itens: [{ prod: { qcom: 1_000_000 } }],
    })
    expect(answer.statusCode).toBe(201)
    const nota = await record(answer.json().id)
    expect(nota).toMatchObject({ valorTotal: 450, chave: '35260999999002000101550010000010011374586779' })
    expect(nota.itens[0].quantidade).toBe(100)
  })

  it('the same key twice is one note', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const produtos = [{ id: sabonete }]
    const both = await Promise.all([
      notas.save('ok-5905-1-item', { produtos }, headers),
      notas.save('ok-5905-1-item', { produtos }, headers),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(both[0].json()).toEqual(both[1].json())
    expect(await notas.db.selectFrom('nota').select('id').execute()).toHaveLength(1)
  })

  it('ten at once: one is stored, the others are told of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => notas.save('ok-5905-1-item', { produtos: [{ id: sabonete }] })),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    const told = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())
    for (const each of told)
      expect(each).toMatchObject({ error: 'NOTA_DUPLICADA', atual: { numero: '1001' } })
    expect(await notas.db.selectFrom('nota').select('id').execute()).toHaveLength(1)
    expect(await notas.db.selectFrom('nota_arquivo').select('chave').execute()).toHaveLength(1)
  })
})

describe('the same chave again', () => {
  beforeEach(() => notas.salvar('ok-conflito-a', [{ id: sabonete }]))

  it('the same bytes open the stored note', async () => {
    const { notaExistente, linhas } = await notas.importar('ok-conflito-a')
    expect(notaExistente).toMatchObject({ numero: '1045', situacao: 'importada', mesmaNota: true })
    expect(linhas).toEqual([])
    const again = await notas.save('ok-conflito-a', { produtos: [{ id: sabonete }] })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ error: 'NOTA_DUPLICADA', atual: { id: notaExistente?.id } })
  })

  it.each([
    ['ref-conflito-b', false],
    ['ref-conflito-a-sem-protocolo', true],
  ])('%s is a conflict; the same signed note: %s', async (nome, mesmaNota) => {
    const imported = await notas.post('/import', toArquivo(readAmostra(nome)))
    expect(imported.statusCode).toBe(422)
    expect(imported.json()).toMatchObject({ messages: [{ code: 'E_CONFLITO' }], atual: { mesmaNota } })
    const saved = await notas.save(nome, { produtos: [{ id: sabonete }] })
    expect(saved.statusCode).toBe(409)
    expect(saved.json()).toMatchObject({ error: 'NOTA_CONFLITO', atual: { numero: '1045', mesmaNota } })
  })

  it('the event of its cancellation marks it, and it is not received any more', async () => {
    const chave = '35260999999002000101550010000010451175067865'
    const event = Buffer.from(
      readAmostra('ref-evento-cancelamento')
        .toString()
        .replaceAll('35260999999002000101550010000010941169006668', chave),
    )
    const imported = await notas.post('/import', toArquivo(event))
    expect([imported.statusCode, imported.json().messages[0].code]).toEqual([422, 'E_EVENTO'])
    const { id } = imported.json().atual
    const marked = await notas.post('/cancelamento', toArquivo(event, 'evento.xml'))
    expect(marked.json()).toMatchObject({ id, chave })
    expect((await notas.post('/cancelamento', toArquivo(event))).statusCode).toBe(200)
    const nota = await record(id)
    expect(nota).toMatchObject({ situacao: 'cancelada', podeReceber: false, podeEditar: false })
    const received = await notas.post(`/${id}/recebimento`, {})
    expect([received.statusCode, received.json().error]).toEqual([409, 'NOTA_CANCELADA'])
    const history = await notas.admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)
    expect(history.json().map(({ changes }: { changes: string[] }) => changes)).toEqual([
      ['Marcada como cancelada pelo evento do emitente'],
      ['Nota fiscal 1045/1 importada'],
    ])
    for (const nome of ['ref-evento-cancelamento', 'ref-evento-carta-correcao', 'ok-5905-1-item']) {
      const other = await notas.post('/cancelamento', toArquivo(readAmostra(nome)))
      expect([other.statusCode, other.json().error]).toEqual([422, 'NOTA_NAO_CANCELA'])
    }
  })
})

describe('memory', () => {
  it('the second delivery of a supplier comes up fully mapped, with the factors of the first', async () => {
    await notas.salvar('ok-fornecedor-entrega-no-armazem', [
      { id: sabonete, fator: 12 },
      { id: shampoo, fator: 0.5 },
    ])
    const { linhas } = await notas.importar('ok-ibs-cbs-2026')
    expect(linhas[0]).toMatchObject({
      produto: { id: sabonete },
      origem: 'memoria',
      fator: 12,
      fatorOrigem: 'memoria',
    })
    // The same codes on the client's own note belong to another issuer.
    const [own] = (await notas.importar('ok-5905-1-item')).linhas
    expect(own).toMatchObject({ origem: 'codigo', fator: 1 })
  })

  it('a corrected line is what is remembered', async () => {
    const { id, versao } = await notas.salvar('ok-fornecedor-entrega-no-armazem', [
      { id: shampoo },
      { id: shampoo },
    ])
    const changed = await notas.admin.put(`/notas/${id}`, {
      versao,
      produtos: [{ id: sabonete, fator: 6 }, {}],
    })
    expect(changed.statusCode).toBe(200)
    const { linhas } = await notas.importar('ok-ibs-cbs-2026')
    expect(linhas[0]).toMatchObject({ produto: { id: sabonete }, origem: 'memoria', fator: 6 })
  })

  it('S7-056: an issuer’s code names a product; slash, blank and percent sign in it work', async () => {
    const odd = await notas.createProduto('A/1 %')
    const path = (cprod: string) =>
      `/produto/findByClienteAndCodigo/99999002000101/${encodeURIComponent(cprod)}`
    expect(path('A/1 %')).toMatch(/A%2F1%20%25$/)
    const found = await notas.admin.get(path('A/1 %'))
    expect(found.json()).toMatchObject({ id: odd, codigoProduto: 'A/1 %', origem: 'codigo', fator: null })
    expect((await notas.admin.get(path('nenhum'))).statusCode).toBe(404)
    const cliente = await notas.server.as('cliente')
    const outro = await notas.server.as('cliente2')
    expect((await cliente.get(path('A/1 %'))).statusCode).toBe(200)
    expect((await outro.get(path('A/1 %'))).statusCode).toBe(404)
  })

  it('a supplier’s code names the product of the only client that has had it; of several, the one that is asked for', async () => {
    const supplier = '/produto/findByClienteAndCodigo/99999004000192/000123'
    expect((await notas.admin.get(supplier)).statusCode).toBe(404)
    await notas.salvar('ok-fornecedor-entrega-no-armazem', [{ id: sabonete }, { id: shampoo }])
    expect((await notas.admin.get(supplier)).json()).toMatchObject({
      id: sabonete,
      origem: 'memoria',
      fator: 1,
    })
    const dois = notas.server.clientes.dois
    const other = await notas.createProduto('000123', { cliente: dois })
    await notas.db
      .insertInto('nota_produto_memoria')
      .values({
        cliente_id: dois,
        emitente: '99999004000192',
        cprod: '000123',
        produto_id: other,
        fator: 2,
        usada_em: new Date(),
      })
      .execute()
    const unsaid = await notas.admin.get(supplier)
    expect([unsaid.statusCode, unsaid.json().error]).toEqual([409, 'PRODUTO_DE_QUEM'])
    expect((await notas.admin.get(`${supplier}?cliente=${dois}`)).json()).toMatchObject({
      id: other,
      fator: 2,
    })
  })
})
