import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { multipartOf } from '../../../platform/testing/multipart.ts'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
// With its first file the process starts and compiles the schemas.
await notas.importar('ok-5905-1-item')
afterAll(notas.server.close)
beforeEach(() => notas.forget())

describe('import', () => {
  it('S7-059: writes nothing, whatever the file is', async () => {
    const before = await notas.counts()
    for (const [nome, status] of [
      ['ok-rastro-lotes', 200],
      ['ok-5906-retorno', 200],
      ['ref-cte', 422],
      ['choose-duas-partes-clientes', 200],
    ] as const)
      expect((await notas.post('/import', toArquivo(readAmostra(nome)))).statusCode, nome).toBe(status)
    expect(await notas.counts()).toEqual(before)
  })

  it('S3-073, S3-074, S3-075, S3-076: nfe.infNFe with ide, emit and dest', async () => {
    const { nfe, cliente } = await notas.importar('ok-5905-1-item')
    expect(nfe?.infNFe).toMatchObject({
      id: '35260999999002000101550010000010011374586779',
      versao: '4.00',
      ide: { mod: '55', nnf: '1001' },
      emit: { cnpj: '99999002000101' },
      dest: { cnpj: '99999001000159' },
    })
    expect(cliente).toMatchObject({ id: notas.um, nomeFantasia: 'Cliente Um' })
  })

  it('S3-077, S3-078, S3-079, S3-080, S3-081, S3-082, S3-083: det is an array of lines as the specification spells them', async () => {
    const { nfe } = await notas.importar('ok-5905-1-item')
    expect(nfe?.infNFe.det).toHaveLength(1)
    expect(nfe?.infNFe.det).toMatchObject([
      {
        nItem: 1,
        prod: {
          cprod: '000123',
          xprod: 'SABONETE LÍQUIDO AÇAÍ 250ML',
          qcom: 100,
          vunTrib: 4.5,
          vUnCom: 4.5,
          vprod: 450,
        },
      },
    ])
  })

  it('S3-084 S3-085 S3-086: total.icmstot with vnf, vicms and vst', async () => {
    const { nfe } = await notas.importar('ok-st-fcp-ipi-frete-desconto')
    const { vnf, vicms, vst } = nfe?.infNFe.total.icmstot ?? {}
    expect(vnf).toBe(1012.1)
    expect(vicms).toBeGreaterThan(0)
    expect(vst).toBeGreaterThan(0)
  })

  it('S7-060, S7-113: answers alike at both mounts, and by multipart', async () => {
    const bytes = readAmostra('ok-rastro-lotes')
    const first = await notas.post('/import', toArquivo(bytes))
    const alias = await notas.admin.post('/api/nfse/import', toArquivo(bytes))
    const { payload, headers } = multipartOf(bytes, 'nota.xml', 'application/xml')
    const multipart = await notas.admin.post('/notas/import', payload, headers)
    expect([first.statusCode, alias.statusCode, multipart.statusCode]).toEqual([200, 200, 200])
    expect(alias.json()).toEqual(first.json())
    expect(multipart.json()).toEqual(first.json())
  })

  it('a cut base64 and a length that differs are told at the file', async () => {
    const file = toArquivo(readAmostra('ok-5905-1-item'))
    for (const [change, code] of [
      [{ length: 7 }, 'ANEXO_TAMANHO'],
      [{ data: file.data.slice(0, -3) }, 'ANEXO_BASE64'],
    ] as const) {
      const answer = await notas.post('/import', { ...file, ...change })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().messages).toMatchObject([{ fieldName: 'nota', code }])
    }
  })

  it('S6-073: is staff’s', async () => {
    const cliente = await notas.server.as('cliente')
    const operador = await notas.server.as('operador')
    const file = toArquivo(readAmostra('ok-5905-1-item'))
    expect((await cliente.post('/notas/import', file)).statusCode).toBe(403)
    expect((await operador.post('/notas/import', file)).statusCode).toBe(200)
  })
})

describe('refusals, by the code of the rule', () => {
  it.each([
    ['ref-vazia', 'ERROR_CONVERT_FILE', 'E_VAZIO'],
    ['ref-pdf', 'ERROR_CONVERT_FILE', 'E_PDF'],
    ['ref-zip', 'ERROR_CONVERT_FILE', 'E_ZIP'],
    ['ref-html', 'ERROR_CONVERT_FILE', 'E_HTML'],
    ['ref-doctype-xxe', 'ERROR_CONVERT_FILE', 'E_DOCTYPE'],
    ['ref-profundidade-5000', 'ERROR_CONVERT_FILE', 'E_PROFUNDIDADE'],
    ['ref-truncada-no-fim', 'ERROR_CONVERT_FILE', 'E_XML'],
    ['ref-encoding-inexistente', 'ERROR_CONVERT_FILE', 'E_ENCODING'],
    ['ref-retdistdfe-bomba-gzip', 'ERROR_CONVERT_FILE', 'E_TAMANHO'],
    ['ref-cte', 'ERROR_CONVERT_FILE', 'E_CTE'],
    ['ref-nfce-65', 'ERROR_CONVERT_FILE', 'E_NFCE'],
    ['ref-nfse-nacional', 'ERROR_CONVERT_FILE', 'E_NFSE'],
    ['ref-resnfe', 'ERROR_CONVERT_FILE', 'E_RESUMO'],
    ['ref-chave-dv-errado', 'NOTA_RECUSADA', 'E_CHAVE_DV'],
    ['ref-chave-difere-do-protocolo', 'NOTA_RECUSADA', 'E_CHAVE_PROTOCOLO'],
    ['ref-denegada-301', 'NOTA_RECUSADA', 'E_DENEGADA'],
    ['ref-cancelada-retevento', 'NOTA_RECUSADA', 'E_CANCELADA'],
    ['ref-partes-estranhas', 'NOTA_RECUSADA', 'E_SEM_CLIENTE'],
  ])('S8-039: %s is %s with %s', async (nome, error, code) => {
    const bytes = readAmostra(nome)
    for (const answer of [
      await notas.post('/import', toArquivo(bytes)),
      await notas.save(nome, { produtos: [{ id: 1 }] }),
    ]) {
      expect(answer.statusCode).toBe(422)
      const body = answer.json()
      expect(body.error).toBe(error)
      if (error === 'ERROR_CONVERT_FILE')
        expect(body.error_description).toBe('Não foi possível ler o arquivo.')
      expect(body.messages).toEqual([
        expect.objectContaining({ fieldName: 'nota', code, oQueFazer: expect.stringMatching(/\.$/) }),
      ])
    }
    expect(await notas.db.selectFrom('nota').select('id').execute()).toEqual([])
  })

  it('a note of nobody here says who might become a client, as a record would begin', async () => {
    const { novos } = (await notas.post('/import', toArquivo(readAmostra('ref-partes-estranhas')))).json()
    expect(novos.map(({ cnpjCpf }: { cnpjCpf: string }) => cnpjCpf)).toEqual([
      '99999006000181',
      '99999004000192',
    ])
    expect(novos[0]).toMatchObject({ estado: 'RJ', razaoSocial: 'Comércio Estranho Fictício Ltda' })
  })

  it('says what is wrong and what to do', async () => {
    const answer = await notas.post('/import', toArquivo(readAmostra('ref-cte')))
    const [{ text, oQueFazer }] = answer.json().messages
    expect(text).toMatch(/CT-e/)
    expect(oQueFazer).toMatch(/NF-e/)
  })
})

describe('warnings do not block', () => {
  it.each([
    ['warn-nfe-sem-protocolo', ['W_SEM_PROTOCOLO']],
    ['warn-homologacao', ['W_HOMOLOGACAO']],
    ['warn-assinatura-valor', ['W_ASSINATURA']],
    ['warn-total-difere', ['W_TOTAL']],
    ['warn-item-total-difere', ['W_ITEM_TOTAL']],
    ['warn-rastro-soma-difere', ['W_RASTRO']],
    ['warn-complementar-finnfe2', ['W_FINALIDADE']],
    ['ok-utf16le', []],
  ])('%s: %j', async (nome, codes) => {
    const { messages } = await notas.importar(nome)
    const warnings = messages.filter(({ type }) => type === 'WARNING')
    expect(warnings.map(({ code }) => code)).toEqual(codes)
    for (const { text, oQueFazer } of warnings) expect(`${text} ${oQueFazer}`).not.toMatch(/[{}]/)
  })
})

describe('choices', () => {
  it('several notes: each is offered, one is picked by its chave', async () => {
    const { nfe, escolhas } = await notas.importar('choose-envinfe-tres')
    expect(nfe).toBeNull()
    expect(escolhas?.notas).toHaveLength(3)
    const chave = escolhas?.notas?.[1]?.chave ?? ''
    expect((await notas.importar('choose-envinfe-tres', `?nota=${chave}`)).nfe?.infNFe.id).toBe(chave)
    const produto = await notas.createProduto('varias-1')
    const saved = await notas.save('choose-envinfe-tres', { produtos: [{ id: produto }] })
    expect(saved.json().messages).toMatchObject([{ fieldName: 'chave', code: 'NOTA_VARIAS' }])
    const one = await notas.save('choose-envinfe-tres', { chave, produtos: [{ id: produto }] })
    expect(one.json()).toMatchObject({ chave, cliente: { id: notas.um } })
  })

  it('two clients: both are offered and the answer counts; a third one is refused', async () => {
    const { cliente, escolhas, linhas } = await notas.importar('choose-duas-partes-clientes')
    expect([cliente, linhas]).toEqual([null, []])
    const ids = escolhas?.cliente?.clientes.map(({ id }) => id) ?? []
    expect(ids).toHaveLength(2)
    const answered = await notas.importar('choose-duas-partes-clientes', `?cliente=${ids[1]}`)
    expect(answered.cliente?.id).toBe(ids[1])
    expect(answered.linhas.length).toBeGreaterThan(0)
    const others = await notas.db.selectFrom('cliente').select('id').where('id', 'not in', ids).execute()
    const wrong = await notas.post(
      `/import?cliente=${others[0]?.id}`,
      toArquivo(readAmostra('choose-duas-partes-clientes')),
    )
    expect(wrong.json().messages).toMatchObject([{ fieldName: 'cliente', code: 'OPCAO_INVALIDA' }])
    const unsaid = await notas.save('choose-duas-partes-clientes', { produtos: [] })
    expect([unsaid.statusCode, unsaid.json().messages[0].code]).toEqual([422, 'NOTA_DE_QUEM'])
  })

  it('the warehouse ships for a client: the one that the note refers to is proposed', async () => {
    const { escolhas } = await notas.importar('choose-6923-armazem-remete')
    expect(escolhas?.cliente).toMatchObject({ clientes: [{ id: notas.um }], proposta: notas.um })
  })
})

describe('proposals', () => {
  it('finds clients by an alphanumeric CNPJ, as text', async () => {
    for (const [nome, documento] of [
      ['ok-cnpj-alfanumerico', '12ABC34501DE35'],
      ['ok-cnpj-alfa-zero-esquerda', '0ZTESTE1000128'],
    ] as const)
      expect((await notas.importar(nome)).cliente?.cnpjCpf).toBe(documento)
  })

  it('the client’s own code on its own note; nothing where nothing is known', async () => {
    const produto = await notas.createProduto('000123')
    const [own] = (await notas.importar('ok-5905-1-item')).linhas
    expect(own).toMatchObject({
      produto: { id: produto },
      origem: 'codigo',
      efeito: 'entrada',
      motivoEfeito: 'cfop',
    })
    const [supplied] = (await notas.importar('ok-fornecedor-entrega-no-armazem')).linhas
    expect(supplied).toMatchObject({
      produto: null,
      origem: null,
      efeito: 'entrada',
      motivoEfeito: 'entrega',
    })
  })

  it('the bar code where a supplier’s code says nothing', async () => {
    const produto = await notas.createProduto('com-barras', { barras: '2000000000015' })
    const { linhas } = await notas.importar('ok-fornecedor-entrega-no-armazem')
    expect(linhas[0]).toMatchObject({ produto: { id: produto }, origem: 'ean' })
  })

  it('lots by expiry, 000777 with its zeros, none where the note has none', async () => {
    const { linhas } = await notas.importar('ok-rastro-lotes')
    expect(linhas.map(({ lotes }) => lotes.map(({ lote, quantidade }) => [lote, quantidade]))).toEqual([
      [
        ['L2026-07A', 50],
        ['L2026-09B', 30],
        ['L2026-09C', 20],
      ],
      [['000777', 12]],
      [],
    ])
    expect(linhas[0]?.lotes[0]).toMatchObject({ dataDeValidade: '2027-07-01' })
  })

  it('10 boxes are 240 units: factor 24, the lot counts in units', async () => {
    const { linhas } = await notas.importar('ok-conversao-de-unidade')
    expect(linhas[0]).toMatchObject({
      fator: 24,
      fatorOrigem: 'nota',
      quantidade: 240,
      lotes: [{ lote: 'LC-24', quantidade: 240 }],
    })
  })

  it.each([
    ['ok-5906-retorno', ['saida']],
    ['ok-5907-retorno-simbolico', ['fiscal']],
    ['ok-cfop-misto', ['entrada', 'fiscal']],
    ['ok-fornecedor-interestadual', ['perguntar']],
    ['warn-complementar-finnfe2', ['fiscal']],
  ])('%s: %j', async (nome, efeitos) => {
    const { linhas } = await notas.importar(nome)
    expect(linhas.map(({ efeito }) => efeito)).toEqual(efeitos)
  })
})
