import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import { financeiroJobs } from './index.ts'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { bancada, db, setNow, finalizada, fechamentoDe, fecha, act, doOk, refused, as } = mesa

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const pdf = (filename: string, data = PDF) => ({
  filename,
  contentType: 'application/pdf',
  length: data.length,
  data: data.toString('base64'),
})
const baixa = async (by: string, id: number | undefined) =>
  (await as(by)).get(`/financeiro/arquivo/${id ?? 0}`)
const guardados = async () => (await db.selectFrom('financeiro_arquivo').select('id').execute()).length

/** November's closing, under review, with two lines. */
const emConferencia = async (): Promise<Fechamento> => {
  await finalizada()
  setNow('2026-12-02T15:00:00Z')
  await fecha()
  return fechamentoDe('2026-11-01')
}

describe('rede §4: the files of a closing', () => {
  it('a contest and an adjustment bring theirs, which the post and finance read, and nobody else', async () => {
    const { id, linhas } = await emConferencia()
    const linha = { id: linhas[0]?.id ?? 0 }
    const contestado = await doOk('responsavel', 'contestar', id, {
      linha,
      mensagem: 'O serviço custa 142,00.',
      arquivo: pdf('tabela.pdf'),
    })
    const tabela = contestado.linhas[0]?.contestacaoArquivo
    expect(tabela).toMatchObject({
      filename: 'tabela.pdf',
      length: PDF.length,
      contentType: 'application/pdf',
    })
    const ajustado = await doOk('financeiro', 'ajustar', id, {
      valor: -8.5,
      motivo: 'Frete cobrado a mais',
      arquivo: pdf('frete.pdf'),
    })
    const ajuste = ajustado.linhas.find(({ tipo }) => tipo === 'AJUSTE')
    expect(ajuste).toMatchObject({ arquivo: { filename: 'frete.pdf' }, contestacaoArquivo: null })
    for (const by of ['financeiro', 'responsavel'])
      for (const file of [tabela, ajuste?.arquivo]) {
        const answer = await baixa(by, file?.id)
        expect([answer.statusCode, answer.rawPayload]).toEqual([200, PDF])
      }
    expect((await baixa('responsavel2', tabela?.id)).statusCode).toBe(404)
    expect((await baixa('tecnico', tabela?.id)).statusCode).toBe(403)
    expect((await (await as('responsavel')).get('/conta/dados')).json().provas).toMatchObject([
      { arquivo: 'tabela.pdf', papel: 'CONTESTACAO' },
    ])
    expect((await (await as('responsavel2')).get('/conta/dados')).json().provas).toEqual([])
    // A charge's people reach no closing's file by its id.
    const outro = await (await as('financeiro')).get(`/postoAutorizadoPagamento/arquivo/${tabela?.id}`)
    expect(outro.statusCode).toBe(404)
    await doOk('financeiro', 'responder', id, { linha, resposta: 'Confere.', valor: 142 })
  })

  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  it.each([
    ['another content', { ...pdf('a.pdf', PNG) }, 'DOCUMENT_INVALID'],
    ['a spreadsheet', { filename: 'a.csv', data: Buffer.from('a;b').toString('base64') }, 'DOCUMENT_INVALID'],
    ['an empty file', pdf('a.pdf', Buffer.alloc(0)), 'ANEXO_VAZIO'],
    ['more than 10 MB', pdf('a.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])), 'ANEXO_GRANDE'],
    ['no base64', { filename: 'a.pdf', data: '%%%' }, 'ANEXO_BASE64'],
  ])('%s is refused in its field, and nothing is kept', async (_what, arquivo, code) => {
    const { id } = await fechamentoDe('2026-11-01')
    const antes = await guardados()
    const answer = await act('financeiro', 'ajustar', id, { valor: 1, motivo: 'Ao acaso', arquivo })
    expect(answer.statusCode).toBe(code === 'ANEXO_GRANDE' ? 413 : 400)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'arquivo', code }])
    expect(await guardados()).toBe(antes)
  })

  it('the file of a refused act is not kept', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    const antes = await guardados()
    const body = { linha: { id: 999_999_999 }, mensagem: 'Nada', arquivo: pdf('nada.pdf') }
    expect((await act('responsavel', 'contestar', id, body)).statusCode).toBe(404)
    expect(await guardados()).toBe(antes)
  })
})

describe('rede §4: NFS-e and withholdings', () => {
  it('the post hands in its note once the month is approved, and may replace it until it is paid', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    const nota = (numero: string) => ({ nfse: { numero, valor: 229.8, arquivo: pdf(`${numero}.pdf`) } })
    expect(await refused('responsavel', 'enviarNota', id, nota('1'))).toBe('FECHAMENTO_ATO')
    await doOk('financeiro', 'aprovar', id)
    expect(await refused('financeiro', 'enviarNota', id, nota('1'))).toBe('FECHAMENTO_SO_DO_POSTO')
    await doOk('responsavel', 'enviarNota', id, nota('1'))
    const { nota: enviada, situacao } = await doOk('responsavel', 'enviarNota', id, nota('2'))
    expect(situacao).toBe('APROVADO')
    expect(enviada).toMatchObject({ numero: '2', valor: 229.8, arquivo: { filename: '2.pdf' } })
    expect((await baixa('financeiro', enviada?.arquivo?.id)).rawPayload).toEqual(PDF)
    await expect(
      db.updateTable('fechamento').set({ comprovante: 'outro' }).where('id', '=', id).execute(),
    ).rejects.toThrow('não muda')
  })

  const pagamento = { data: '2026-12-02', nfse: { numero: '2', valor: 229.8 } }
  it.each([
    ['more than there is to pay', [{ tipo: 'ISS', valor: 229.81 }], 'retencoes', 'FECHAMENTO_RETENCAO'],
    [
      'one tax twice',
      [
        { tipo: 'ISS', valor: 1 },
        { tipo: 'ISS', valor: 2 },
      ],
      'retencoes',
      'RETENCAO_REPETIDA',
    ],
    [
      'another without a name',
      [{ tipo: 'OUTRA', valor: 1 }],
      'retencoes[0].descricao',
      'EMPTY_REQUIRED_FIELD',
    ],
    ['nothing', [{ tipo: 'ISS', valor: 0 }], 'retencoes[0].valor', 'DINHEIRO_INVALIDO'],
  ])('%s is not kept back', async (_what, retencoes, fieldName, code) => {
    const { id } = await fechamentoDe('2026-11-01')
    const answer = await act('financeiro', 'pagar', id, { ...pagamento, retencoes })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().messages).toMatchObject([{ fieldName, code }])
  })

  it('taxes are kept back to the cent; sum, net and files are shown, and the sums of the period stay', async () => {
    const { id, resumo, extrato } = await fechamentoDe('2026-11-01')
    expect(resumo.total).toBe(229.8)
    const total = async () =>
      (
        await (await as('financeiro')).get('/ordemServico/getTotalFinanceiro?de=2026-11-01&ate=2026-11-30')
      ).json()
    const antes = await total()
    const pago = await doOk('financeiro', 'pagar', id, {
      ...pagamento,
      arquivo: pdf('pix.pdf'),
      retencoes: [
        { tipo: 'ISS', valor: 11.49 },
        { tipo: 'CSRF', valor: 10.69 },
        { tipo: 'OUTRA', descricao: 'Caução', valor: 0.01 },
      ],
    })
    expect(pago.pagamento).toMatchObject({
      arquivo: { filename: 'pix.pdf' },
      nfse: { numero: '2', arquivo: { filename: '2.pdf' } },
      retencoes: [
        { tipo: 'CSRF', descricao: null, valor: 10.69 },
        { tipo: 'ISS', valor: 11.49 },
        { tipo: 'OUTRA', descricao: 'Caução', valor: 0.01 },
      ],
      retido: 22.19,
      liquido: 207.61,
    })
    expect(pago).toMatchObject({ situacao: 'PAGO', extrato, resumo })
    expect(await total()).toEqual(antes)
  })

  it('a paid closing keeps its taxes and proofs, also in the database', async () => {
    const { id, pagamento: feito } = await fechamentoDe('2026-11-01')
    await expect(
      db.updateTable('fechamento_retencao').set({ valor: 1 }).where('fechamento_id', '=', id).execute(),
    ).rejects.toThrow('não muda')
    await expect(
      db.insertInto('fechamento_retencao').values({ fechamento_id: id, tipo: 'INSS', valor: 1 }).execute(),
    ).rejects.toThrow('não muda')
    for (const changed of [
      sql`delete from financeiro_arquivo where id = ${feito?.arquivo?.id}`,
      sql`update financeiro_arquivo set filename = 'outro.pdf' where id = ${feito?.arquivo?.id}`,
    ])
      await expect(changed.execute(db)).rejects.toThrow('fica como foi entregue')
    expect(await refused('responsavel', 'enviarNota', id, { nfse: { numero: '3', valor: 1 } })).toBe(
      'FECHAMENTO_ATO',
    )
  })
})

describe('LGPD: the files of a closing', () => {
  const arquivos = (fechamentoId: number) =>
    db
      .selectFrom('financeiro_arquivo')
      .where('fechamento_id', '=', fechamentoId)
      .select(['filename', 'chave', 'sha256', 'esquecido_em'])
      .orderBy('papel')
      .orderBy('id')
      .execute()
  /** As the post reads it. */
  const lido = async (): Promise<Fechamento> => {
    const { id } = await db
      .selectFrom('fechamento')
      .where('mes', '=', '2026-11-01')
      .select('id')
      .executeTakeFirstOrThrow()
    return (await (await as('responsavel')).get(`/financeiro/${id}`)).json()
  }
  const esquecer = async () =>
    financeiroJobs.find(({ name }) => name === 'esquecer_provas')?.run({}, bancada.app.app.services)

  it('a person who is removed leaves the proofs, but not what the person called them', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    expect((await arquivos(id)).map(({ filename }) => filename)).toEqual(['pix.pdf', '1.pdf', '2.pdf'])
    const { id: pessoa } = await db
      .selectFrom('usuario')
      .where('email', 'like', 'financeiro@%')
      .select('id')
      .executeTakeFirstOrThrow()
    const admin = await as('admin')
    const { versao } = (await admin.get(`/usuario/${pessoa}`)).json<{ versao: number }>()
    const gone = await admin.post(`/usuario/${pessoa}/anonimizar`, { versao })
    expect(gone.statusCode, gone.body).toBe(200)
    expect((await arquivos(id)).map(({ filename }) => filename)).toEqual([
      'comprovante.pdf',
      '1.pdf',
      '2.pdf',
    ])
  })

  it('five years after, only the hash of a settled payment’s proof stays', async () => {
    const { id, pagamento } = await lido()
    setNow('2031-11-01T15:00:00Z')
    await esquecer()
    expect((await arquivos(id)).every(({ chave }) => chave !== null)).toBe(true)
    setNow('2032-03-01T15:00:00Z')
    await esquecer()
    const sha256 = createHash('sha256').update(PDF).digest()
    const depois = { chave: null, sha256, esquecido_em: new Date('2032-03-01T15:00:00Z') }
    expect(await arquivos(id)).toEqual([
      { filename: 'comprovante.pdf', ...depois },
      { filename: 'nfse.pdf', ...depois },
      { filename: 'nfse.pdf', ...depois },
    ])
    expect((await baixa('responsavel', pagamento?.arquivo?.id)).statusCode).toBe(404)
    expect(await lido()).toMatchObject({ pagamento: { arquivo: null } })
  })
})
