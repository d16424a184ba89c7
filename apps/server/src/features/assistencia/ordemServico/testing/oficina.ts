import type { OrdemServico, StatusOs } from '@app/contract/assistencia/ordemServico'
import { expect } from 'vitest'
import { startTestApp, type Caller } from '../../../../platform/testing/app.ts'
import { seedModelo, seedPostos } from '../../../../platform/testing/postos.ts'

/** A repair network with a clock that a test moves: posts, people, customers, a model of watch, a symptom. */
export const startOficina = async (options: { listed?: boolean; env?: NodeJS.ProcessEnv } = {}) => {
  let now = new Date('2026-11-20T15:00:00Z')
  const app = await startTestApp({ ...options, clock: () => now })
  const { db } = app.database
  const postos = await seedPostos(app)
  await db
    .insertInto('usuario')
    .values({
      nome: 'tecnico.b',
      email: 'tecnico.b@retaguarda.example',
      role: 'CENTRO_TECNICO',
      tipo: 'posto',
      posto_id: postos.um,
      senha_hash: '-',
    })
    .execute()
  const modelo = await seedModelo(app)
  const outro = await seedModelo(app)
  const insertConsumidor = async (posto_id: number, nome: string) => {
    const row = await db
      .insertInto('consumidor')
      .values({
        posto_id,
        nome,
        telefone: '19900000142',
        tipo_telefone: 'Celular',
        email: 'dalva@cliente.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const consumidores = {
    um: await insertConsumidor(postos.um, 'Dalva Quaresma'),
    dois: await insertConsumidor(postos.dois, 'Élcio Prado'),
    filho: await insertConsumidor(postos.filho, 'Fátima Rosa'),
  }
  const sintoma = await db
    .insertInto('sintoma_os')
    .values({ nome: 'Sintoma de teste' })
    .returning('id')
    .executeTakeFirstOrThrow()

  let count = 0
  /** The least that an intake of the first post says; each with a watch of its own. */
  const entrada = (fields: object = {}) => {
    count += 1
    return {
      osType: 'OS',
      consumidor: { id: consumidores.um },
      relogio: { modelo: { id: modelo.id }, numeroSerie: `SER${count}` },
      sintomas: [{ id: sintoma.id }],
      ...fields,
    }
  }
  const create = async (by: Caller, fields: object = {}): Promise<OrdemServico> => {
    const answer = await by.post('/ordemServico', entrada(fields))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  /** Puts an order where a test begins; how it gets there is another test's matter. */
  const put = async (id: number, status: StatusOs, more: object = {}) => {
    const far = ['CANCELADA', 'FINALIZADA'].includes(status) ? { status_anterior: 'ABERTURA_DE_OS' } : {}
    const delivered = status === 'ENTREGUE' ? { data_entrega_relogio: now } : {}
    await db
      .updateTable('ordem_servico')
      .set({ status, status_desde: now, ...far, ...delivered, ...more })
      .where('id', '=', id)
      .execute()
  }
  /** How many entries the audit log has of an order. */
  const countAuditoria = async (id: number): Promise<number> => {
    const rows = await db
      .selectFrom('auditoria')
      .select('id')
      .where('entidade', '=', 'ordemServico')
      .where('entidade_id', '=', id)
      .execute()
    return rows.length
  }
  return {
    app,
    db,
    countAuditoria,
    postos,
    modelo,
    outro,
    sintoma: sintoma.id,
    consumidores,
    entrada,
    create,
    put,
    now: () => now,
    setNow: (next: Date) => void (now = next),
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    close: app.close,
  }
}
