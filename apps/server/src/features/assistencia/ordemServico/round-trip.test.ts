import type { PostoCondicoes } from '@app/contract/assistencia/condicoes'
import { CAMPOS_OS, OrdemServicoUpdate } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  plainTrips,
  proveRoundTrip,
  type RoundTrip,
  type Trip,
} from '../../../platform/testing/round-trip.ts'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const atendente = await oficina.app.as('atendente')
const responsavel = await oficina.app.as('responsavel')
const admin = await oficina.app.as('admin')

const outra = await oficina.db
  .insertInto('consumidor')
  .values({ posto_id: oficina.postos.um, nome: 'Outra Cliente' })
  .returning('id')
  .executeTakeFirstOrThrow()
const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer()

const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#345' } })
  .png()
  .toBuffer()

const condicoes = (
  await responsavel.get(`/postoAutorizado/${oficina.postos.um}/condicoes`)
).json<PostoCondicoes>()

const plain = plainTrips<OrdemServico>(CAMPOS_OS)
const CASES: Record<string, RoundTrip<OrdemServico>> = {
  ...plain,
  // A claim needs its invoice, and an invoice cannot be in the future (decisions 46).
  reclamaGarantia: {
    ...plain['reclamaGarantia'],
    from: () => oficina.create(atendente, { numeroNotaFiscal: '1', dataNotaFiscal: '2026-03-04' }),
    sent: () => true,
    read: () => ({ reclamaGarantia: true }),
  },
  dataNotaFiscal: {
    sent: () => '2026-03-04',
    read: () => ({ dataNotaFiscal: '2026-03-04' }),
    told: ['Data da nota fiscal: de ', ' para 04/03/2026'],
    cell: '04/03/2026',
  },
  id: { sent: ({ id }) => id, read: ({ id, versao }) => ({ id, versao }) },
  versao: { sent: ({ versao }) => versao, read: ({ versao }) => ({ versao }) },
  consumidor: {
    sent: () => outra,
    read: () => ({ consumidor: { id: outra.id, nome: 'Outra Cliente' } }),
    told: ['Consumidor: de ', ` para ${outra.id}`],
    cell: 'Outra Cliente',
  },
  relogio: {
    sent: () => ({ modelo: { id: oficina.outro.id }, numeroSerie: 'OUTRO1' }),
    read: () => ({ relogio: { numeroSerie: 'OUTRO1', modelo: { id: oficina.outro.id } } }),
    told: ['Nº de série: de “', ' para “OUTRO1”'],
  },
  sintomas: {
    sent: () => [],
    read: () => ({ sintomas: [] }),
    told: ['Sintomas: de “Sintoma de teste”', ' para vazio'],
  },
  fotos: {
    sent: () => [{ filename: 'frente.jpg', data: jpeg.toString('base64') }],
    read: () => ({ fotos: [{ filename: 'frente.jpg' }] }),
    told: ['Arquivo incluído: foto (SHA-256 ', ')'],
  },
  condicoes: {
    sent: () => ({ versao: condicoes.versao }),
    read: () => ({ condicoes: { versao: condicoes.versao } }),
  },
  assinatura: {
    from: async () => {
      const { id, versao } = await oficina.create(atendente)
      const aceita = await atendente.put(`/ordemServico/${id}`, {
        versao,
        condicoes: { versao: condicoes.versao },
      })
      return aceita.json<OrdemServico>()
    },
    sent: () => `data:image/png;base64,${png.toString('base64')}`,
    read: () => ({ assinaturas: { entrada: { filename: 'assinatura.png' } } }),
    told: ['Arquivo incluído: assinatura da entrada (SHA-256 ', ')'],
  },
  arquivoNotaFiscal: {
    sent: () => ({ filename: 'nota.txt', data: Buffer.from('nota fiscal').toString('base64') }),
    read: () => ({ arquivoNotaFiscal: { filename: 'nota.txt' } }),
    told: ['Arquivo incluído: nota fiscal (SHA-256 ', ')'],
  },
}

const trip: Trip<OrdemServico> = {
  create: () => oficina.create(atendente),
  save: async ({ id }, body) => {
    // Only the responsável may open a second order of one watch; the counter may save the rest.
    const answer = await responsavel.put(`/ordemServico/${id}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
  },
  read: async ({ id }) => (await atendente.get(`/ordemServico/${id}`)).json(),
  history: async ({ id }) => {
    const log = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=ordemServico`)
    return log.json<{ changes: string[] }[]>()[0]?.changes ?? []
  },
  csv: async ({ numero }, column) => {
    const body = { fields: ['numero', column], filter: { numero } }
    return (await atendente.post('/ordemServico/export/CSV', body)).body.trimEnd().split('\r\n')[1] ?? ''
  },
  number: ({ numero }) => numero,
}

test('there is a case for each key of the update', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(OrdemServicoUpdate.shape).sort())
})

test.each(Object.entries(CASES))(
  'S7-074: what PUT takes as %s of a service order is read again, told in the history and exported',
  (key, one) => proveRoundTrip(trip, key, one),
)

test.each(['relato', 'observacoes'])('%s, which is about a person, is in no export', async (column) => {
  const body = { fields: [column], filter: {} }
  expect((await atendente.post('/ordemServico/export/CSV', body)).statusCode).toBe(400)
})
