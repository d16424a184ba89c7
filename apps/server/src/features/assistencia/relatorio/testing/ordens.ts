import { createAcaso } from '../../../../platform/testing/acaso.ts'
import type { startBancada } from '../../ordemServico/testing/bancada.ts'

const DAY = 86_400_000

export type Os = {
  id: number
  posto: number
  criado: Date
  reparo: Date | null
  garantia: boolean
  reincidencia: string | null
  orcamento: string | null
  causa: number
  quantidade: number
  troca: string | null
  recusada: boolean
}

const pick = <One>(random: number, ...of: One[]): One => of[Math.floor(random * of.length)] as One

/** Sixty random orders of two posts, with their repairs, recurrences, budgets and swaps. */
export const createOrdens = async ({
  db,
  create,
  atendente,
  postos,
  modelo,
  outro,
  consumidores,
  sintoma,
  peca,
}: Awaited<ReturnType<typeof startBancada>>): Promise<Os[]> => {
  const ordens: Os[] = []
  const base = await create(atendente)
  const random = createAcaso(20_261_122)
  const causas = await db
    .insertInto('causa_os')
    .values([{ nome: 'Oxidação' }, { nome: 'Queda' }, { nome: 'Desgaste' }])
    .returning('id')
    .execute()
  const quem = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', 'like', 'tecnico@%')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('ordem_servico')
    .set({ criado_em: new Date('2025-01-10T12:00:00Z') })
    .where('id', '=', base.id)
    .execute()
  for (let numero = 0; numero < 60; numero += 1) {
    const doUm = random() < 0.6
    const criado = new Date(
      Date.parse('2026-02-01T12:00:00Z') +
        Math.floor(random() * 220) * DAY +
        Math.floor(random() * 20) * 3_600_000,
    )
    const reparo =
      random() < 0.7 ? new Date(criado.getTime() + Math.floor(random() * 60 * 24) * 3_600_000) : null
    const os = {
      posto: doUm ? postos.um : postos.dois,
      criado,
      reparo,
      garantia: random() < 0.5,
      reincidencia: random() < 0.3 ? pick(random(), 'PENDENTE', 'AUTORIZADA', 'RECUSADA') : null,
      orcamento:
        random() < 0.8 ? pick(random(), 'APROVADO', 'REPROVADO', 'EXPIRADO', 'ABERTO', 'SUBSTITUIDO') : null,
      causa: pick(random(), ...causas.map(({ id }) => id)),
      quantidade: 1 + Math.floor(random() * 5),
      troca: random() < 0.4 ? pick(random(), 'SOLICITADA', 'AUTORIZADA', 'REVERTIDA') : null,
      recusada: random() < 0.3,
    }
    const relogio = await db
      .insertInto('relogio')
      .values({ modelo_produto_id: random() < 0.5 ? modelo.id : outro.id, numero_serie: `ACASO${numero}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('ordem_servico')
      .values({
        ano: criado.getUTCFullYear(),
        numero: 1000 + numero,
        os_type: 'OS',
        posto_id: os.posto,
        consumidor_id: doUm ? consumidores.um : consumidores.dois,
        relogio_id: relogio.id,
        criado_em: criado,
        data_reparo: reparo,
        reparado_por: reparo && quem.id,
        garantia: os.garantia,
        status: 'AVALIACAO_TECNICA',
        reincidencia: os.reincidencia,
        reincidencia_os_id: os.reincidencia === null ? null : base.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ordens.push({ ...os, id })
    if (os.recusada)
      await db
        .insertInto('os_historico')
        .values({ ordem_servico_id: id, acao: 'reprovarReparo', para: 'REPROVADO_QC', por: 'SISTEMA' })
        .execute()
    if (os.orcamento) {
      const respondido = ['APROVADO', 'REPROVADO'].includes(os.orcamento)
        ? new Date(criado.getTime() + 2 * DAY)
        : null
      const orcamento = await db
        .insertInto('os_orcamento')
        .values({
          ordem_servico_id: id,
          versao: 1,
          situacao: os.orcamento,
          criado_em: criado,
          respondido_em: respondido,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('os_linha')
        .values({
          orcamento_id: orcamento.id,
          ordem: 0,
          tipo: 'PECA',
          peca_id: peca.id,
          sintoma_os_id: sintoma,
          causa_os_id: os.causa,
          garantia: false,
          quantidade: os.quantidade,
          valor: 10,
          valor_final: os.quantidade * 10,
          situacao: os.orcamento === 'APROVADO' ? 'APROVADA' : 'PENDENTE',
        })
        .execute()
    }
    if (os.troca)
      await db
        .insertInto('troca')
        .values({ ordem_servico_id: id, motivo: 'Sem peça', situacao: os.troca, solicitada_em: criado })
        .execute()
  }
  return ordens
}
